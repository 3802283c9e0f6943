import { chromium } from "@playwright/test";
import { markup, styleContent } from "#scripts/shared/text/markup.ts";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";

/** A brand's overview on a desktop and on a phone, as PNG. */
interface BrandPortrait {
  readonly desk: Buffer;
  readonly phone: Buffer;
}

const styles = `
  * { box-sizing: border-box; }
  body { margin: 0; width: 1600px; padding: 40px 32px; background: #e9ebee; }
  main { display: flex; flex-wrap: wrap; justify-content: center; gap: 40px 24px; }
  figure { margin: 0; position: relative; width: 366px; height: 268px; }
  img { position: absolute; display: block; border-radius: 8px; }
  .desk { inset: 0 auto auto 0; width: 338px; }
  .phone { right: 0; bottom: 0; width: 98px; border: 3px solid #23272e; border-radius: 12px; }`;

const dataUrl = (image: Buffer) => `data:image/png;base64,${image.toString("base64")}`;

/** All brands in one image: a grid with a desktop and a phone for each. */
export async function brandsPicture(portraits: readonly BrandPortrait[]): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 100 } });
    const figures = portraits.map(
      ({ desk, phone }) => markup`
        <figure>
          <img class="desk" src="${dataUrl(desk)}" alt="">
          <img class="phone" src="${dataUrl(phone)}" alt="">
        </figure>`,
    );
    await page.setContent(markup`<!doctype html><style>${styleContent(styles)}</style><main>${figures}</main>`.source, {
      waitUntil: "load",
    });
    return await page.screenshot({ fullPage: true, type: "png" });
  } finally {
    await browser.close();
  }
}
