import type { ShownContext } from "#studio/document/ShownContext.ts";

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

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/** Replaces a condition with its value, such as `(prefers-contrast: more)`. */
const decided = (query: string, name: string, value: string, isSo: boolean): string =>
  query.replaceAll(new RegExp(`\\(${name}:\\s*${value}\\)`, "g"), isSo ? always : never);

/** A condition that holds here when the original would hold on a device with the settings. */
export function emulatedCondition(original: string, { scheme, contrast }: ShownContext): string {
  let query = decided(original, "prefers-color-scheme", "dark", scheme === "dark");
  query = decided(query, "prefers-color-scheme", "light", scheme === "light");
  return decided(query, "prefers-contrast", "more", contrast === "more");
}

/** Changes the conditions of all rules; without an emulation, the conditions of the portal are restored. */
export function emulateMedia(emulated: ShownContext | undefined): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    const wanted = emulated === undefined ? original : emulatedCondition(original, emulated);
    if (wanted === rule.media.mediaText) continue;
    originals.set(rule, original);
    rule.media.mediaText = wanted;
  }
}
