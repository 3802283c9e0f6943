import type { Page } from "@playwright/test";
import { findMisfits, type Misfit } from "#scripts/misfits/findMisfits.ts";
import type { BrandLook } from "./BrandLook.ts";

/** What does not fit in one look and size of text. */
export interface LookMisfits {
  readonly brandId: string;
  readonly textPercent: number;
  readonly misfits: readonly Misfit[];
}

/** What the page keeps between {@link tryLooks} and {@link measureLooks}. */
interface TriedLooks {
  readonly sheet: CSSStyleSheet;
  readonly looks: readonly BrandLook[];
}

/**
 * Loads the looks of brands into a page, with their fonts. The page's policy must be off: the build has admitted only
 * the brand's own styles.
 * @throws Error when a font cannot be loaded
 */
export async function tryLooks(page: Page, looks: readonly BrandLook[]): Promise<void> {
  await page.evaluate(async (tried) => {
    const fonts = document.createElement("style");
    fonts.textContent = tried.map(({ fontCss }) => fontCss).join("");
    document.head.append(fonts);
    // A text is measured as soon as it wears a look, so all fonts must be there before. A fallback may be missing.
    const faces = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
    await Promise.all(faces.map((face) => face.load()));
    // Nothing is measured during a transition to another size.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [still, sheet];
    Object.assign(window, { triedLooks: { sheet, looks: tried } });
  }, looks);
}

/** Runs in the page, so it uses nothing outside itself. */
function measureEach(textPercents: readonly number[], findMisfitsHere: () => Misfit[]): LookMisfits[] {
  const { sheet, looks } = (window as unknown as { readonly triedLooks: TriedLooks }).triedLooks;
  const root = document.documentElement;
  return looks.flatMap(({ brandId, css, attributes }) => {
    sheet.replaceSync(css);
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    return textPercents.map((textPercent) => {
      root.style.fontSize = `${textPercent}%`;
      return { brandId, textPercent, misfits: findMisfitsHere() };
    });
  });
}

/**
 * Measures a page in each of the looks that it has tried, at some sizes of text and the page's width. In one go, so
 * that nothing is drawn in between.
 */
export function measureLooks(page: Page, textPercents: readonly number[]): Promise<readonly LookMisfits[]> {
  return page.evaluate(`(${String(measureEach)})(${JSON.stringify(textPercents)}, ${String(findMisfits)})`);
}
