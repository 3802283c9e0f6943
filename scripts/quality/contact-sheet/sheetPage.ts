import { type Html, markup, styleContent } from "#scripts/shared/text/markup.ts";

/** One capture on the sheet. */
interface Frame {
  /** The title of its screen. */
  readonly title: string;
  readonly brandId: string;
  readonly widthPx: number;
  /** Address of the image, relative to the sheet; undefined without an image. */
  readonly image: string | undefined;
  /** Why the screen did not appear; undefined when it did. */
  readonly reason: string | undefined;
}

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 24px 64px; }
  nav ul { columns: 22rem; }
  h2 { position: sticky; top: 0; margin: 48px 0 0; padding: 8px 0; background: Canvas; }
  .row { display: flex; gap: 16px; overflow-x: auto; padding: 8px 0 16px; align-items: flex-start; }
  figure { margin: 0; flex: none; }
  figcaption { font-size: 14px; }
  img { display: block; border: 1px solid GrayText; object-fit: cover; object-position: top; max-height: 640px; }
  .phone img { width: 200px; }
  .desk img { width: 400px; }
  .missed { color: #b00; max-width: 200px; }`;

const showFrame = ({ brandId, widthPx, image, reason }: Frame): Html => markup`
  <figure class="${widthPx < 680 ? "phone" : "desk"}">
    <figcaption>${brandId}, ${widthPx} px</figcaption>
    ${reason !== undefined && markup`<p class="missed">${reason}</p>`}
    ${image !== undefined && markup`<a href="${image}"><img src="${image}" alt="" loading="lazy"></a>`}
  </figure>`;

function showScreen(title: string, frames: readonly Frame[], at: number): Html {
  const widths = [...new Set(frames.map(({ widthPx }) => widthPx))];
  return markup`
    <section>
      <h2 id="s${at}">${title}</h2>
      ${widths.map(
        (widthPx) =>
          markup`<div class="row">${frames.filter((frame) => frame.widthPx === widthPx).map(showFrame)}</div>`,
      )}
    </section>`;
}

/** The contact sheet: every screen in every brand on one page, for review by a person. */
export function sheetPage(frames: readonly Frame[]): string {
  const titles = [...new Set(frames.map(({ title }) => title))];
  const framesOf = (title: string) => frames.filter((frame) => frame.title === title);
  return markup`<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Contact sheet</title>
  <style>${styleContent(styles)}</style>
  <h1>Contact sheet</h1>
  <nav><ul>${titles.map((title, at) => markup`<li><a href="#s${at}">${title}</a></li>`)}</ul></nav>
  ${titles.map((title, at) => showScreen(title, framesOf(title), at))}
</html>
`.source;
}
