import { onTestFinished } from "vitest";
import type { BrandBlock, TextsByFile } from "#contract/brandBlock.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { basePath } from "#contract/basePath.ts";
import { huskPath } from "#contract/huskAddress.ts";
import { brandBlockId } from "#contract/pageElements.ts";
import { isLanguage, languageCookie, type Language } from "#contract/pageLanguage.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { readCookie } from "#ui/store/readCookie.ts";
import { brandBlock } from "./brandBlock.ts";
import { portalTexts } from "../portalTexts.ts";

/** The texts of bokmål, each with its language behind it: `Logg ut (en)`. */
const textsIn = (language: Language): TextsByFile =>
  Object.fromEntries(
    Object.entries(portalTexts).map(([file, texts]) => [
      file,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} (${language})`])),
    ]),
  );

/** How the server answers instead. */
type Answer = (page: string) => Response | Promise<Response>;

interface ServedPages {
  /** How often the page was asked for. */
  readonly asked: () => number;
  /** The addresses to which a page has posted after a choice. */
  readonly told: readonly string[];
  /** Answers with something else than the page from now on. */
  answerWith: Answer;
  /** Answers a file of texts, whose content is the text. */
  answerTexts: (texts: string) => Response | Promise<Response>;
}

const laterUrl = "/texts.json";

/** A page as the server stamps it: the first texts in its block, the others in a file. */
function pageIn(language: Language, languages: BrandBlock["languages"], tenant: Json): string {
  const { felles, skall, session, innlogging, avtaler, oversikt } = textsIn(language);
  const block = {
    ...brandBlock(tenant),
    languages,
    texts: { felles, skall, session, innlogging, avtaler, oversikt },
    laterTexts: { url: `${laterUrl}?${language}`, integrity: "sha256-x" },
  };
  const json = JSON.stringify(block).replaceAll("<", "\\u003c");
  return `<!doctype html>\n<html lang="${language}" data-languages="">\n<script type="application/json" id="${brandBlockId}">${json}</script>`;
}

/**
 * Answers the page and its texts as a server does: in the language of the cookie, else in the first one. The simulator
 * answers all other calls.
 * @param tenant merged over the test brand's descriptor, in each language
 */
export function servePages(
  languages: NonNullable<BrandBlock["languages"]>,
  tenantIn: (language: Language) => Json = () => ({}),
): ServedPages {
  let asked = 0;
  const told: string[] = [];
  const served: ServedPages = {
    asked: () => asked,
    told,
    answerWith: (page) => new Response(page),
    answerTexts: (texts) => new Response(texts),
  };
  const others = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = others;
  });
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === laterUrl) return served.answerTexts(JSON.stringify(textsIn(search.slice(1) as Language)));
    if (pathname === huskPath) {
      told.push(`${init?.method} ${pathname}${search}`);
      return new Response(null, { status: 204 });
    }
    if (!pathname.startsWith(basePath) || pathname === noticesAddress) return others(input, init);
    asked += 1;
    const kept = readCookie(languageCookie);
    const language = isLanguage(kept) && languages.includes(kept) ? kept : languages[0];
    return served.answerWith(pageIn(language, languages, tenantIn(language)));
  };
  return served;
}
