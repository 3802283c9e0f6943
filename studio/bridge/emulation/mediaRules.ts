/** All rules of the page's style sheets, also the rules inside groups. */
export function* allRules(rules?: CSSRuleList): Generator<CSSRule> {
  if (rules === undefined) {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) yield* allRules(sheet.cssRules);
    return;
  }
  for (const rule of rules) {
    yield rule;
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) yield* allRules(rule.cssRules);
  }
}

/** The conditions as the portal wrote them. */
const originals = new WeakMap<CSSMediaRule, string>();

/** Whether the portal wrote a condition for paper. */
export const isForPaper = (rule: CSSMediaRule): boolean =>
  /\bprint\b/.test(originals.get(rule) ?? rule.media.mediaText);

interface Emulated {
  readonly isPrinted: boolean;
  readonly isHighContrast: boolean;
}

/** A condition that holds on the screen when the original would hold on paper, or with forced colours. */
export function emulatedCondition(original: string, { isPrinted, isHighContrast }: Emulated): string {
  const printed = isPrinted ? original.replaceAll(/\bscreen\b/g, "not all").replaceAll(/\bprint\b/g, "all") : original;
  return isHighContrast
    ? printed
        .replaceAll(/\(forced-colors:\s*active\)/g, "(min-width: 0px)")
        .replaceAll(/\(forced-colors:\s*none\)/g, "(max-width: 0px)")
    : printed;
}

/** Changes the conditions of all rules; with neither, the conditions of the portal are restored. */
export function emulateMedia(emulated: Emulated): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    const wanted = emulatedCondition(original, emulated);
    if (wanted === rule.media.mediaText) continue;
    originals.set(rule, original);
    rule.media.mediaText = wanted;
  }
}
