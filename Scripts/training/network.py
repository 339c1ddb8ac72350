"""The networks of our recognisers, as PyTorch computes them and as Tesseract's files keep them."""
import os
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn


@dataclass(frozen=True)
class Form:
    """What one recogniser is made of."""

    script: str            # whose lines it reads, as make-lines calls it
    height: int            # pixels of a line
    widths: tuple          # of the four layers with memory: down a column, to the right, to the left, to the right
    start: str = ""        # the packaged model whose weights it starts from; none: from nothing
    capitals: bool = False    # lower case is read as capitals

    @property
    def spec(self):
        down, first, back, last = self.widths
        return f"[1,{self.height},0,1 Ct3,3,16 Mp3,3 Lfys{down} Lfx{first} Lrx{back} Lfx{last} O1c{{}}]"

    def text(self, printed):
        """What the recogniser is to read of it."""
        return printed.upper() if self.capitals else printed


FORMS = {
    "receipt": Form("latin", 36, (48, 96, 96, 128), capitals=True),
    "latin": Form("latin", 36, (48, 96, 96, 192), start="eng"),
    "korean": Form("korean", 48, (64, 96, 96, 384), start="kor"),
}


def run(*command, log=None):
    with open(log or os.devnull, "a") as sink:
        subprocess.run([str(c) for c in command], check=True, stdout=sink, stderr=subprocess.STDOUT)


class Charset:
    """Tesseract's numbers for the characters: each has a code of its own, a syllable of Hangul one for each of its letters."""

    def __init__(self, parts):
        """`parts`: how the files that `combine_tessdata -u` left begin."""
        rows = Path(f"{parts}lstm-unicharset").read_text(encoding="utf-8").splitlines()[1:]
        characters = [" " if row.startswith("NULL ") else row.split(" ")[0] for row in rows]
        data, codes, at = Path(f"{parts}lstm-recoder").read_bytes(), [], 4
        for _ in range(struct.unpack_from("<I", data)[0]):
            length, = struct.unpack_from("<i", data, at + 1)
            codes.append(struct.unpack_from(f"<{length}i", data, at + 5))
            at += 5 + 4 * length
        self.codes = dict(zip(characters, codes))
        self.blank = codes[2][0]
        self.size = max(max(code) for code in codes) + 1

    def encode(self, text):
        return [code for c in text for code in self.codes[c]]


class Starter:
    """The files that a model is made of but for its weights, made once in the folder `work`."""

    def __init__(self, name, work, pack):
        self.form, self.work, self.log = FORMS[name], work, work / "tools.log"
        self.path = work / name / f"{name}.traineddata"
        self.template = work / "template.lstm"
        if not self.template.exists():
            self.make(name, pack)
        run("combine_tessdata", "-u", self.path, work / "starter.")
        self.charset = Charset(work / "starter.")

    def make(self, name, pack):
        work, scripts = self.work, self.work / "scripts"
        scripts.mkdir(exist_ok=True)
        (scripts / "radical-stroke.txt").write_text("# only Han needs strokes\n")
        for script in ("Latin", "Common", "Hangul"):
            (scripts / f"{script}.unicharset").touch()
        make_lines = Path(__file__).parent.with_name("make-lines")
        characters = subprocess.run([sys.executable, make_lines, "characters", self.form.script], check=True, capture_output=True, text=True).stdout
        (work / "characters.txt").write_text(self.form.text(characters))
        run("unicharset_extractor", "--norm_mode", "1", "--output_unicharset", work / "unicharset", work / "characters.txt", log=self.log)
        run("combine_lang_model", "--input_unicharset", work / "unicharset", "--script_dir", scripts, "--output_dir", work, "--lang", name, log=self.log)
        # A network of the right form: one step of lstmtraining, whose weights are then replaced.
        (work / "one.list").write_text(f"{pack}\n")
        outputs = (work / "unicharset").read_text().splitlines()[0]
        run("lstmtraining", "--traineddata", self.path, "--net_spec", self.form.spec.format(outputs), "--model_output", work / "one",
            "--train_listfile", work / "one.list", "--max_iterations", "1", log=self.log)
        run("lstmtraining", "--stop_training", "--continue_from", work / "one_checkpoint", "--traineddata", self.path,
            "--model_output", work / "template.traineddata", log=self.log)
        run("combine_tessdata", "-e", work / "template.traineddata", self.template, log=self.log)

    def write(self, network, output):
        """The weights into the template's places, that network into the starter's file, and all of it as integers."""
        data, at = bytearray(self.template.read_bytes()), 0
        for matrix in network.matrices():
            rows, columns = matrix.shape
            at = data.find(struct.pack("<II", rows, columns), at)
            if at < 0:
                sys.exit(f"train-model: no {rows} x {columns} matrix in the template")
            at += 16  # past the sizes and the array's filler
            weights = matrix.detach().numpy().astype("<f8").tobytes()
            data[at:at + len(weights)] = weights
            at += len(weights)
        lstm = self.work / "trained.lstm"
        lstm.write_bytes(data)
        whole = self.work / "float.traineddata"
        whole.write_bytes(self.path.read_bytes())
        run("combine_tessdata", "-o", whole, lstm, log=self.log)
        output.write_bytes(whole.read_bytes())
        run("combine_tessdata", "-c", output, log=self.log)
        for left in (whole, output):
            Path(f"{left}.__tmp__").unlink(missing_ok=True)


class Network(nn.Module):
    def __init__(self, widths, outputs):
        super().__init__()
        down, first, back, last = widths
        self.conv = nn.Conv2d(1, 16, 3)
        self.down = nn.LSTM(16, down)
        self.first, self.back, self.last = nn.LSTM(down, first), nn.LSTM(first, back), nn.LSTM(back, last)
        self.out = nn.Linear(last, outputs)
        for layer in self.layers():
            nn.init.zeros_(layer.bias_hh_l0).requires_grad_(False)  # Tesseract has one bias for each gate
            nn.init.zeros_(layer.bias_ih_l0)
            nn.init.ones_(layer.bias_ih_l0.data[layer.hidden_size:2 * layer.hidden_size])  # remember at first
            nn.init.orthogonal_(layer.weight_hh_l0)
            nn.init.xavier_uniform_(layer.weight_ih_l0)

    def layers(self):
        return self.down, self.first, self.back, self.last

    def forward(self, x, lengths):
        x = torch.tanh(self.conv(x))
        x = nn.functional.max_pool2d(x, 3)                     # batch, 16, height / 3, width / 3
        n, c, h, w = x.shape
        columns = x.permute(2, 0, 3, 1).reshape(h, n * w, c)
        x = self.down(columns)[1][0][0].reshape(n, w, -1).transpose(0, 1)
        x = self.first(x)[0]
        order = (lengths[None, :] - 1 - torch.arange(w)[:, None])
        order = torch.where(order >= 0, order, torch.arange(w)[:, None])[:, :, None]
        x = torch.gather(x, 0, order.expand(-1, -1, x.shape[2]))
        x = self.back(x)[0]
        x = torch.gather(x, 0, order.expand(-1, -1, x.shape[2]))
        return nn.functional.log_softmax(self.out(self.last(x)[0]), 2)

    def matrices(self):
        """Every weight matrix, bias last, in the order of Tesseract's file."""
        yield torch.cat([self.conv.weight[:, 0].transpose(1, 2).reshape(16, 9), self.conv.bias[:, None]], 1)
        for layer in self.layers():
            i, f, g, o = torch.cat([layer.weight_ih_l0, layer.weight_hh_l0, layer.bias_ih_l0[:, None]], 1).chunk(4)
            yield from (g, i, f, o)
        yield torch.cat([self.out.weight, self.out.bias[:, None]], 1)

    def fill(self, matrices):
        """Takes the weights from matrices in the order of `matrices()`."""
        conv, out = matrices[0], matrices[-1]
        with torch.no_grad():
            self.conv.weight[:, 0] = conv[:, :9].reshape(16, 3, 3).transpose(1, 2)
            self.conv.bias.copy_(conv[:, 9])
            for n, layer in enumerate(self.layers()):
                g, i, f, o = matrices[1 + 4 * n:5 + 4 * n]
                weights, inputs = torch.cat([i, f, g, o]), layer.input_size
                layer.weight_ih_l0.copy_(weights[:, :inputs])
                layer.weight_hh_l0.copy_(weights[:, inputs:-1])
                layer.bias_ih_l0.copy_(weights[:, -1])
            self.out.weight.copy_(out[:, :-1])
            self.out.bias.copy_(out[:, -1])


def integer_matrices(data, shapes):
    """The matrices of a packaged network: 8-bit integers, followed by one scale for each row."""
    found, at = [], 0
    for rows, columns in shapes:
        at = data.find(struct.pack("<II", rows, columns), at) + 9  # past the sizes and the array's filler
        whole = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
        at += rows * columns + 4  # past the number of scales
        scales = np.frombuffer(data, "<f8", rows, at)
        at += 8 * rows
        found.append(torch.tensor(whole * scales[:, None], dtype=torch.float32))
    return found


def packaged(form, charset, work):
    """A network with the weights of a packaged model of the same form; characters that it has not start from its average."""
    paths = sorted(Path("/usr/share/tesseract-ocr").glob(f"*/tessdata/{form.start}.traineddata"))
    if not paths:
        sys.exit(f"train-model: no {form.start}.traineddata to start from (Debian: tesseract-ocr-{form.start})")
    run("combine_tessdata", "-u", paths[-1], work / "packaged.")
    theirs = Charset(work / "packaged.")
    model, network = Network(form.widths, theirs.size), Network(form.widths, charset.size)
    model.fill(integer_matrices((work / "packaged.lstm").read_bytes(), [m.shape for m in model.matrices()]))
    same = {charset.blank: theirs.blank}
    for c, code in charset.codes.items():
        same.update(zip(code, theirs.codes.get(c) or theirs.codes.get(WIDE.get(c), ())))
    network.load_state_dict({k: v for k, v in model.state_dict().items() if not k.startswith("out.")}, strict=False)
    with torch.no_grad():
        network.out.weight.mul_(.02).add_(model.out.weight.mean(0))
        network.out.bias.fill_(model.out.bias.mean())
        for ours, their in same.items():
            network.out.weight[ours], network.out.bias[ours] = model.out.weight[their], model.out.bias[their]
    return network


WIDE = {"L": "Ｌ", "l": "ｌ"}  # the only Latin letters that `kor` has
