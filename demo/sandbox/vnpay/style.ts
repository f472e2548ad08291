/** The look of the stand-in's pages: the product's paper and lagoon, and a striped tape across the top that no one can miss. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(97.5% 0.008 85), oklch(20% 0.012 200));
  --card: light-dark(oklch(99.5% 0.004 85), oklch(24% 0.014 200));
  --ink: light-dark(oklch(26% 0.02 200), oklch(94% 0.008 85));
  --quiet: light-dark(oklch(45% 0.02 200), oklch(76% 0.014 200));
  --line: light-dark(oklch(86% 0.014 85), oklch(38% 0.016 200));
  --lagoon: light-dark(oklch(42% 0.075 195), oklch(78% 0.085 190));
  --on-lagoon: light-dark(oklch(98.5% 0.006 85), oklch(20% 0.03 195));
  --tape: oklch(88% 0.15 92);
  --tape-dark: oklch(83% 0.155 88);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 'Be Vietnam Pro', system-ui, sans-serif; }
header {
  padding: 0.75rem max(1rem, env(safe-area-inset-left));
  text-align: center;
  color: oklch(24% 0.04 80);
  background: repeating-linear-gradient(-45deg, var(--tape) 0 1.25rem, var(--tape-dark) 1.25rem 2.5rem);
}
header strong { display: block; text-wrap: balance; }
header span { font-size: 0.875rem; }
main {
  max-inline-size: 34rem;
  margin: clamp(1rem, 5vw, 3rem) auto;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 20px;
  display: grid;
  gap: 1.5rem;
}
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 600; }
h1 > span { display: block; font-size: 0.875rem; line-height: 1.5; font-weight: 400; color: var(--quiet); }
output { font-size: clamp(2rem, 9vw, 2.75rem); font-variant-numeric: tabular-nums; color: var(--lagoon); letter-spacing: -0.01em; }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: 0.25rem 1.25rem; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 1.5rem; }
fieldset { border: 0; padding: 0; display: grid; min-inline-size: 0; }
legend { padding: 0 0 0.5rem; font-size: 0.875rem; color: var(--quiet); }
button {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 1rem;
  min-block-size: 44px;
  padding: 0.75rem 1rem;
  text-align: start;
  font: inherit;
  color: inherit;
  background: none;
  border: 1px solid var(--line);
  border-block-start-width: 0;
  cursor: pointer;
}
legend + button { border-block-start-width: 1px; border-start-start-radius: 12px; border-start-end-radius: 12px; }
button:last-child { border-end-start-radius: 12px; border-end-end-radius: 12px; }
button b { font-weight: 600; }
button span { grid-column: 1 / -1; font-size: 0.875rem; color: var(--quiet); }
button:hover { background: light-dark(oklch(95.5% 0.012 190), oklch(29% 0.02 195)); }
code { font: 0.875rem/1.7 ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; }
.first button, .first a {
  inline-size: 100%;
  border: 0;
  border-radius: 12px;
  padding: 0.875rem 1.25rem;
  color: var(--on-lagoon);
  background: var(--lagoon);
}
.first a { display: block; text-align: center; font-weight: 600; text-decoration: none; }
.first button:hover, .first a:hover { background: color-mix(in oklch, var(--lagoon), var(--ink) 15%); }
.first :is(span, code) { color: inherit; }
:focus-visible { outline: 3px solid var(--lagoon); outline-offset: 2px; position: relative; z-index: 1; }
main > p:last-child:not(.first) { font-size: 0.875rem; color: var(--quiet); }
@media (forced-colors: active) { button, .first a, main, header { border: 1px solid ButtonBorder; } }
`
