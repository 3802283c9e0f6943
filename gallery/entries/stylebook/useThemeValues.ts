import { useCallback } from "react";
import { paletteVariable } from "#contract/gallery/styleBook.ts";
import { useStore } from "#ui/store/useStore.ts";
import contract from "#themes/contract.tokens.json";

/** How often the values of the page are read, in ms. Browsers have no event for a changed style sheet. */
const everyMs = 250;

const groups = ["color", "font", "radius", "border", "size", "shadow"] as const;

/** The names of a group of the contract, in its order. */
export const namesIn = (group: (typeof groups)[number]): readonly string[] =>
  Object.keys(contract[group]).filter((name) => !name.startsWith("$"));

/** The custom property of a role. */
export const variableOf = (group: string, name: string): string => `--${group}-${name}`;

const variables = groups.flatMap((group) => namesIn(group).map((name) => variableOf(group, name)));

/** Paper has no coloured bands, and no colours for the words on them: samples of bands keep the colours of the screen. */
const ofBands = ["onHero", "onHeroSubtle", "onFooter", "onFooterSubtle", "footerLink"].map((name) =>
  variableOf("color", name),
);
let onScreen: readonly (readonly [variable: string, value: string])[] = [];

/** The values in the page as one text, which is the same as long as they are. */
function readAll(): string {
  const style = getComputedStyle(document.documentElement);
  const valueOf = (name: string): string => style.getPropertyValue(name).trim();
  const names = valueOf(paletteVariable).split(" ").filter(Boolean);
  const palette = names.map((name) => `${paletteVariable}-${name}`);
  if (!window.matchMedia("print").matches) onScreen = ofBands.map((each) => [each, valueOf(each)]);
  const read = [paletteVariable, ...palette, ...variables].map((each) => [each, valueOf(each)] as const);
  return JSON.stringify(Object.fromEntries([...read, ...onScreen]));
}

/** Paper has values of its own. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs);
  const paper = window.matchMedia("print");
  paper.addEventListener("change", onChange);
  return () => {
    clearInterval(timer);
    paper.removeEventListener("change", onChange);
  };
}

/** The theme in the page, as one text. */
const theme = { get: readAll, subscribe };

/** The value of a custom property of the theme. */
export type ValueOf = (variable: string) => string;

/** The colours of words on bands, for samples that are printed. */
export const bandStyle = (valueOf: ValueOf): Readonly<Record<string, string>> =>
  Object.fromEntries(ofBands.map((each) => [each, valueOf(each)]));

/** Reads the theme as the page has it now: edited, in dark, with more contrast or on paper. */
export function useThemeValues(): ValueOf {
  const all = useStore(theme);
  return useCallback((variable) => (JSON.parse(all) as Readonly<Record<string, string>>)[variable] ?? "", [all]);
}
