/// How pages look, in terms of ``DesignTokens``: from 320 px and one thumb to a desk.
enum StyleSheet {
    static let text = #"""
        *,*::before,*::after{box-sizing:border-box}
        html{font:100%/1.5 var(--fonts);background:var(--surface-page);color:var(--ink-plain);-webkit-text-size-adjust:100%}
        body{margin:0;padding-bottom:calc(64px + env(safe-area-inset-bottom));word-break:keep-all;overflow-wrap:anywhere}
        h1{font-size:var(--type-heading);margin:var(--space-8) 0 var(--space-12);color:var(--ink-strong)}
        h2{font-size:var(--type-body);margin:var(--space-24) 0 var(--space-8);color:var(--ink-strong)}
        p{margin:var(--space-8) 0}
        small{font-size:var(--type-small)}
        a{color:var(--ink-accent)}
        main{max-width:72rem;margin:0 auto;padding:var(--space-8) var(--space-12) var(--space-24)}
        :focus-visible{outline:3px solid var(--ink-accent);outline-offset:2px;border-radius:4px}
        [hidden]{display:none!important}
        .skip,.unseen{position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip-path:inset(50%);border:0;white-space:nowrap}
        .skip:focus{position:fixed;top:8px;left:8px;width:auto;height:auto;clip-path:none;background:var(--surface-card);padding:12px;z-index:9}
        .ink-faint{color:var(--ink-faint)}.ink-good{color:var(--ink-good)}.ink-doubt{color:var(--ink-doubt)}
        .ink-bad{color:var(--ink-bad)}.ink-accent{color:var(--ink-accent)}
        .card{background:var(--surface-card);border:1px solid var(--line);border-radius:12px;padding:var(--space-12);margin:var(--space-12) 0}
        .card>h2:first-child{margin-top:0}

        .bar{position:fixed;inset:auto 0 0 0;z-index:5;display:flex;background:var(--surface-card);border-top:1px solid var(--line);padding-bottom:env(safe-area-inset-bottom)}
        .bar a{flex:1;min-width:0;min-height:60px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;text-decoration:none;color:var(--ink-faint);font-size:var(--type-small);position:relative;white-space:nowrap;word-break:normal;overflow-wrap:normal}
        .bar a[aria-current]{color:var(--ink-accent);font-weight:600}
        .bar .count{position:absolute;top:4px;left:calc(50% + 8px);min-width:20px;padding:0 5px;border-radius:10px;background:var(--ink-accent);color:var(--ink-inverse);font-size:12px;line-height:20px;text-align:center}
        .icon{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
        @media (min-width:60rem){
        body{padding:0 0 0 184px}
        .bar{inset:0 auto 0 0;width:184px;flex-direction:column;border-top:0;border-right:1px solid var(--line);padding:var(--space-16) var(--space-8);gap:var(--space-4)}
        .bar a{flex:none;flex-direction:row;justify-content:flex-start;gap:var(--space-12);padding:0 var(--space-12);min-height:48px;border-radius:8px;font-size:var(--type-body)}
        .bar a[aria-current]{background:var(--surface-page)}
        .bar .count{position:static;margin-left:auto}
        main{padding:var(--space-16) var(--space-24)}
        }

        button,.button{font:inherit;font-weight:600;display:inline-flex;align-items:center;justify-content:center;gap:var(--space-8);min-height:var(--target);padding:var(--space-8) var(--space-16);border-radius:10px;border:1px solid var(--ink-accent);background:transparent;color:var(--ink-accent);text-decoration:none;cursor:pointer;text-align:center}
        button.main,.button.main{background:var(--ink-accent);color:var(--ink-inverse)}
        button.quiet,.button.quiet{border-color:var(--line);font-weight:500}
        button.quiet.ink-bad{color:var(--ink-bad)}
        button:disabled{opacity:.6}
        input,select,textarea{font:inherit;color:inherit;background:var(--surface-page);border:1px solid var(--ink-faint);border-radius:8px;min-height:var(--target);padding:var(--space-8) var(--space-12);width:100%;max-width:100%}
        input[type=checkbox]{width:24px;min-height:24px;height:24px;margin:0 var(--space-8) 0 0}
        input.sum{font-size:var(--type-heading);font-weight:600;font-variant-numeric:tabular-nums}
        ::placeholder{color:var(--ink-faint);opacity:1}
        .check{display:flex;align-items:center;min-height:var(--target)}
        .field{margin:var(--space-12) 0}
        .field label{font-size:var(--type-small);color:var(--ink-faint);display:block}
        .label{display:flex;flex-wrap:wrap;gap:0 var(--space-12);align-items:baseline;margin-bottom:var(--space-4)}
        .to-place{margin-left:auto;font-size:var(--type-small);padding:4px 0}
        .wrong input{border:2px solid var(--ink-bad)}
        .notes{font-size:var(--type-small);color:var(--ink-faint);margin:var(--space-4) 0}
        .field:target input,.field:has(:target) input{outline:3px solid var(--ink-accent)}
        .actions{display:flex;flex-wrap:wrap;gap:var(--space-8);margin-top:var(--space-12)}
        .actions .main{flex:1 1 10rem}
        form[data-review] .actions{position:sticky;bottom:calc(60px + env(safe-area-inset-bottom));background:var(--surface-card);padding:var(--space-8) 0;margin-bottom:calc(-1*var(--space-8));border-top:1px solid var(--line);z-index:2}
        @media (min-width:60rem){form[data-review] .actions{bottom:0}}
        form[data-review] .actions button{flex:1 1 auto}
        form[data-review] .actions .main{flex:1 1 100%}
        summary{min-height:var(--target);display:flex;align-items:center;cursor:pointer;color:var(--ink-accent)}
        summary::before{content:"▸";margin-right:8px}
        details[open]>summary::before{content:"▾"}
        .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 var(--space-16)}
        .grid>h2,.grid>.actions,.grid>.check{grid-column:1/-1}

        .notice:empty{display:none}
        .notice>*{background:var(--surface-card);border:1px solid var(--line);border-radius:10px;padding:var(--space-8) var(--space-12);margin:0 0 var(--space-8)}
        .said{display:flex;flex-wrap:wrap;gap:var(--space-8);align-items:center;justify-content:space-between}
        .remark{background:var(--surface-page);border-radius:8px;padding:var(--space-8) var(--space-12)}
        .field .chips{margin:var(--space-4) 0 0}
        .chips{border:0;padding:0;margin:var(--space-8) 0;display:flex;flex-wrap:wrap;gap:var(--space-8);min-width:0}
        .chips legend{float:left;font-size:var(--type-small);color:var(--ink-faint);width:100%;padding:0}
        .chip{min-height:40px;padding:var(--space-4) var(--space-12);border:1px solid var(--line);border-radius:20px;background:var(--surface-page);color:var(--ink-plain);font-weight:500;text-decoration:none;display:inline-flex;align-items:center;gap:var(--space-4)}
        .chip small{color:var(--ink-faint)}
        kbd{font:inherit;color:var(--ink-accent);font-weight:700}
        @media (hover:none){kbd{display:none}}

        .rows{list-style:none;margin:0;padding:0;background:var(--surface-card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
        .rows:empty{display:none}
        .rows>li+li{border-top:1px solid var(--line)}
        .row{display:flex;gap:var(--space-12);align-items:center;padding:var(--space-8) var(--space-12);min-height:60px;color:inherit;text-decoration:none}
        .row:has(form){flex-wrap:wrap}
        a.row:hover{background:var(--surface-page)}
        .row .what{flex:1 1 6rem;min-width:0;display:flex;flex-direction:column}
        .row .what small{color:var(--ink-faint)}
        .row .what small.ink-doubt{color:var(--ink-doubt)}
        .row .what b{font-weight:600}
        .row form{display:flex;flex-wrap:wrap;gap:var(--space-8)}
        .icon-sign{width:28px;text-align:center;font-size:var(--type-heading);flex:none}
        .amount{font-variant-numeric:tabular-nums;white-space:nowrap;margin-left:auto;text-align:right}
        a.row .amount{font-weight:600}
        .two{display:flex;flex-direction:column;align-items:flex-end;margin-left:auto}
        .day h2{display:flex;flex-wrap:wrap;gap:0 var(--space-12);justify-content:space-between;font-weight:600;padding:0 var(--space-4)}
        .day h2 .amount{font-weight:500}
        .items{list-style:none;margin:0;padding:0}
        .items li{display:flex;gap:var(--space-12);justify-content:space-between;align-items:center;padding:var(--space-4) 0;border-top:1px solid var(--line)}
        .items li:first-child{border-top:0}
        .history{padding-left:var(--space-24)}
        .history p{margin:0}
        .facts{display:flex;flex-wrap:wrap;gap:var(--space-4) var(--space-16);align-items:baseline}
        .facts .sum{font-size:var(--type-sum);font-variant-numeric:tabular-nums}
        .facts .amount{margin:0;font-size:var(--type-sum);font-weight:600}
        .empty{text-align:center;padding:var(--space-32) var(--space-12);color:var(--ink-faint)}
        .empty .chips{justify-content:center}
        .mood{color:var(--on-mood);padding:0 var(--space-12);border-radius:12px}
        .mood-happy{background:var(--mood-happy)}.mood-sad{background:var(--mood-sad)}.mood-angry{background:var(--mood-angry)}
        .mood-tired{background:var(--mood-tired)}.mood-calm{background:var(--mood-calm)}.mood-anxious{background:var(--mood-anxious)}
        .mood-neutral{background:var(--mood-neutral)}
        .meter{flex:1;height:8px;fill:var(--ink-accent);background:var(--surface-page);border-radius:4px}

        .bars li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 var(--space-12)}
        .bars .meter{grid-column:1/-1;grid-row:2;width:100%}
        .sums{display:flex;flex-wrap:wrap;gap:var(--space-8) var(--space-24)}
        .sums p{margin:0;display:flex;flex-direction:column}
        .sums b{font-size:var(--type-heading);font-variant-numeric:tabular-nums}
        .columns{display:block;width:100%;max-width:40rem;height:auto;fill:var(--ink-accent)}
        .columns text{fill:var(--ink-faint);font-size:11px}
        .fields>.field:first-child{margin-top:0}
        .search{display:grid;grid-template-columns:1fr 1fr;gap:var(--space-8)}
        .search>:nth-child(2){grid-column:1/-1}
        .search select,.search input{min-width:0}
        @media (min-width:60rem){.search{grid-template-columns:2fr 1fr 1.5fr 1fr auto}.search>:nth-child(2){grid-column:auto}}

        .senders{display:grid;grid-template-columns:1fr 1fr;gap:var(--space-8)}
        .senders p,.senders .script-less{grid-column:1/-1;margin:0}
        .senders .button{min-height:64px}
        .senders input[type=file]{grid-column:1/-1}
        .scripted .senders input[type=file],.scripted .script-less{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0;min-height:0;border:0}
        .senders:has(input:focus-visible){outline:3px solid var(--ink-accent);outline-offset:2px}
        .dropping .senders{outline:3px dashed var(--ink-accent)}
        progress{width:100%;height:8px;accent-color:var(--ink-accent)}

        .beside{display:grid;gap:var(--space-16);grid-template-columns:minmax(0,1fr)}
        @media (min-width:60rem){
        .beside{grid-template-columns:minmax(20rem,26rem) minmax(0,1fr);align-items:start}
        .beside>.photos{position:sticky;top:var(--space-16);max-height:calc(100vh - 2*var(--space-16));overflow:auto}
        }
        .beside>.card{margin-top:0}
        .photo{margin:0 0 var(--space-16)}
        .paper{position:relative;line-height:0;border-radius:8px;overflow:hidden;background:var(--line);max-width:44rem}
        .paper img{width:100%;height:auto;display:block}
        .part{width:100%;height:auto;max-height:80vh;display:block}
        .small{width:64px;height:64px;object-fit:cover;border-radius:8px;background:var(--line)}
        svg.places{position:absolute;inset:0;width:100%;height:100%}
        .places rect,.cut rect{fill:transparent;stroke:#0b57d0;stroke-width:2}
        .places a:hover rect,.places a:focus rect,.places a:target rect{fill:#0b57d033;stroke-width:4}
        .cut{display:block;width:100%;height:auto;max-height:120px;background:#fff;border-radius:8px;margin-bottom:var(--space-4)}
        figcaption{font-size:var(--type-small);padding:var(--space-8) 0}
        .scroll{overflow-x:auto}
        table{border-collapse:collapse;width:100%}
        th,td{text-align:left;padding:var(--space-8);border-bottom:1px solid var(--line);vertical-align:top}
        pre,code{font:0.9em ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
        pre{background:var(--surface-page);border:1px solid var(--line);border-radius:8px;padding:var(--space-12);user-select:all}
        .code{width:min(100%,280px);display:block}
        .pairing{max-width:32rem;padding-top:var(--space-32)}
        .choices{display:flex;flex-direction:column;gap:var(--space-8);margin-top:var(--space-12)}
        .items .amount{margin:0}
        @media (prefers-reduced-motion:no-preference){.row,.chip,button{transition:background .12s}}
        @media print{.bar,.actions,.senders,.search{display:none}body{padding:0}}

        """#
}
