import type { BrandBlock } from "#contract/brandBlock.ts";
import { rootId } from "#contract/pageElements.ts";
import { notStartedId, startAttribute, type StartState } from "#contract/startState.ts";
import { type Html, markup } from "#scripts/shared/text/markup.ts";

/** What is said of one reason. */
interface Reason {
  readonly heading: string;
  /** What to do. */
  readonly text: string;
  /** The document's title. */
  readonly title: string;
}

/** The texts of a page whose portal has not started. */
export interface NotStartedTexts {
  /** Scripts are switched off. */
  readonly noScript: Reason;
  /** The browser does not know the code. */
  readonly tooOld: Reason;
  /** Nobody knows why. */
  readonly late: Reason;
  readonly tryAgain: string;
  /** The number to call, or else the address to write to. */
  readonly contact: { readonly href: string; readonly text: string } | undefined;
}

const message = `#${notStartedId}`;
const at = (state: StartState) => `[${startAttribute}=${state}]`;
const late = (place: string) => `${at("late")} ${place},${at("lateDrawn")} ${place}`;
const below = (place: string) => `${at("lateDrawn")} ${message} ${place}`;
const withoutScripts = `:root:not([${startAttribute}])`;

/**
 * One element has what is said in each case, and the attribute decides what of it is shown: a portal that starts late
 * takes it away, and without scripts it is there from the beginning. Old browsers read these rules, so there is no
 * `min()`, no `gap` and no margin of a direction of flow. Where they know no custom properties, text is black on white.
 */
export const notStartedCss = [
  "html{font-family:sans-serif}",
  `${at("waiting")} ${message},${at("started")} ${message},[data-when]{display:none}`,
  `${withoutScripts} #${rootId},${at("tooOld")} #${rootId},${at("late")} #${rootId}{display:none}`,
  `${withoutScripts} [data-when=noScript],${at("tooOld")} [data-when=tooOld],${late("[data-when=late]")}{display:block}`,
  // As in the portal (`ui/layout/HeaderFrame.tsx`, `ui/layout/Container.ts`).
  `${message} header{position:relative;border-bottom:var(--border-header) solid var(--color-headerBorder);background:var(--color-header);box-shadow:var(--shadow-header)}`,
  `${message} header>div,${message} section>div{max-width:var(--content-width);margin:0 auto}`,
  `${message} header,${message} section{padding-right:var(--space-1);padding-left:var(--space-1)}`,
  `${message} header>div{display:flex;align-items:center;min-height:var(--size-headerCompact)}`,
  `${message} [data-alignment=centered]>div{justify-content:center}`,
  `${message} img{display:block;width:auto;max-width:60vw;height:var(--size-logoCompact)}`,
  // The band of the brand, with its ornament, has the words. Buttons are on the ground of the page.
  `${message} section>div{padding-top:var(--space-2);padding-bottom:var(--space-1)}`,
  `${message} [data-band]{position:relative;z-index:0;overflow:hidden;background:var(--color-hero);color:var(--color-onHero)}`,
  `${message} h1{max-width:24em;color:inherit;font-size:var(--font-sizeXl)}`,
  `${message} p{margin-top:var(--space-1);font-size:var(--font-sizeLg)}`,
  `${message} a:not([data-when]),${late(`${message} a`)}{display:inline-block}`,
  `${message} a{margin:0 1rem 1rem 0;padding:.75rem 1.5rem;border:2px solid transparent;border-radius:var(--radius-button);background:var(--color-action);color:var(--color-onAction);font-weight:var(--font-weightStrong);text-decoration:none}`,
  `${late(`${message} a+a`)}{border-color:currentcolor;background:none;color:var(--color-link)}`,
  "@media(min-width:680px){" +
    `${message} header,${message} section{padding-right:var(--space-2);padding-left:var(--space-2)}` +
    `${message} header>div{min-height:var(--size-header)}${message} img{height:var(--size-logo)}` +
    `${message} h1{font-size:var(--font-size2xl)}${message} section>div{padding-top:var(--space-3);padding-bottom:var(--space-2)}}`,
  // Below the drawn agreements it stays in sight, and is low: they have their own header.
  `${at("lateDrawn")} ${message}{position:sticky;z-index:3;bottom:0;border-top:1px solid var(--color-border);background:var(--color-surface)}`,
  `${below("header")},${below("[data-band]:before")},${below("[data-band]:after")}{display:none}`,
  `${below("[data-band]")}{padding-bottom:0;border:0;clip-path:none;background:none;color:inherit}`,
  `${below("h1")},${below("p")}{margin:0;font-size:inherit}`,
  `${below("section>div")}{padding-top:.5rem;padding-bottom:0}`,
  `${below("a")}{margin-bottom:.5rem;padding:.5rem 1rem}`,
  `@media print{${message} [data-band]{background:none;color:inherit}${message} a{padding:0;background:none;color:inherit}${late(`${message} a[data-when]`)}{display:none}}`,
].join("");

/** The element. */
export function notStartedElement(
  { noScript, tooOld, late: unknown, tryAgain, contact }: NotStartedTexts,
  { assets: { logo }, tenant }: BrandBlock,
): Html {
  const reason = (when: string, { heading, text, title }: Reason) => markup`
<div data-when="${when}" data-title="${title}"><h1>${heading}</h1><p>${text}</p></div>`;
  return markup`<div id="${notStartedId}">
<header data-alignment="${tenant.logo.alignment}"><div><img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="${tenant.name}"></div></header>
<div role="alert">
<section data-band><div>${reason("noScript", noScript)}${reason("tooOld", tooOld)}${reason("late", unknown)}
</div></section>
<section><div><a data-when="late" href="">${tryAgain}</a>${contact && markup` <a href="${contact.href}">${contact.text}</a>`}</div></section>
</div>
</div>`;
}
