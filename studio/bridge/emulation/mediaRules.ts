import type { Emulation } from "#studio/document/BridgeMessage.ts";

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

/** What of a page's look decides which of its rules hold. */
export type Emulated = Omit<Emulation, "textSizePercent">;

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/** Replaces a condition with its value, such as `(prefers-contrast: more)`. */
const decided = (query: string, name: string, value: string, isSo: boolean): string =>
  query.replaceAll(new RegExp(`\\(${name}:\\s*${value}\\)`, "g"), isSo ? always : never);

/** One query of a list of conditions. */
function emulatedQuery(original: string, { isPrinted, isHighContrast, scheme, contrast }: Emulated): string {
  // With "not all and …" a rule for the screen would hold wherever the rest of its condition does not.
  if (isPrinted && /\bscreen\b/.test(original)) return "not all";
  let query = isPrinted ? original.replaceAll(/\bprint\b/g, "all") : original;
  query = decided(query, "prefers-color-scheme", "dark", scheme === "dark");
  query = decided(query, "prefers-color-scheme", "light", scheme === "light");
  query = decided(query, "prefers-contrast", "more", contrast === "more");
  if (!isHighContrast) return query;
  query = decided(query, "forced-colors", "active", true);
  return decided(query, "forced-colors", "none", false);
}

/** A condition that holds here when the original would hold on paper, with forced colours, or on a device with the settings. */
export const emulatedCondition = (original: string, emulated: Emulated): string =>
  original
    .split(",")
    .map((query) => emulatedQuery(query.trim(), emulated))
    .join(", ");

/** Changes the conditions of all rules; without an emulation, the conditions of the portal are restored. */
export function emulateMedia(emulated: Emulated | undefined): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    const wanted = emulated === undefined ? original : emulatedCondition(original, emulated);
    if (wanted === rule.media.mediaText) continue;
    originals.set(rule, original);
    rule.media.mediaText = wanted;
  }
}
