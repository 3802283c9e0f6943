import { isSameJson } from "#contract/isSameJson.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { BrandHistory, FormerVersion, ReadableText } from "#studio/document/BrandHistory.ts";
import { isReadableFile } from "#studio/document/fieldChanges.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import type { ValueOrigin } from "#studio/document/ValueOrigin.ts";
import brandTexts from "#studio/texts/brands.nb.json" with { type: "json" };
import { refusedImages } from "../images/checkImage.ts";
import { draftsOf } from "./checkDocument.ts";
import { type AskedValue, decidingValue } from "./decidingValue.ts";
import type { Documents } from "./Documents.ts";
import type { FindOrigin } from "#studio/git/origins.ts";
import type { Histories } from "./Histories.ts";

interface BrandPastOptions {
  readonly brandsDir: string;
  readonly documents: Documents;
  readonly histories: Histories;
  /** Since when saved values have been what they are. Left out: nothing says it. */
  readonly findOrigin: FindOrigin | undefined;
  /** Finds whether a text names a brand that the asker may not see. */
  readonly namesHidden: () => (text: string) => boolean;
}

/** What the brands were before: their histories, their former versions, and since when a value has been what it is. */
export class BrandPast {
  readonly #options: BrandPastOptions;

  constructor(options: BrandPastOptions) {
    this.#options = options;
  }

  /** What git says of a brand's files. */
  async history(id: string): Promise<BrandHistory> {
    const { documents, histories } = this.#options;
    const history = await histories.read(documents.get(id).paths);
    if (history.status !== "here") return history;
    // What somebody has written of a change can name other brands.
    const namesHidden = this.#options.namesHidden();
    const versions = history.versions.map((version) =>
      namesHidden(version.message) ? { ...version, message: brandTexts["history.otherBrands"] } : version,
    );
    return { ...history, versions };
  }

  /** Since when a field of a brand, or of the base, has had the value that it is edited to. */
  async origin(id: string, asked: AskedValue): Promise<ValueOrigin> {
    const { brandsDir, documents, findOrigin } = this.#options;
    const { paths, texts, saved } = documents.get(id);
    const [shown, written] = [texts, saved].map((each) =>
      decidingValue(openWorkspace(brandsDir, draftsOf(paths, each)), { id, paths, texts: each }, asked),
    );
    if (!isSameJson(shown, written)) return { kind: "unsaved" };
    return (written && (await findOrigin?.(written))) ?? { kind: "unknown" };
  }

  /** A version with its texts. @throws Refusal */
  async version(id: string, hash: string): Promise<FormerVersion> {
    const { paths, saved } = this.#options.documents.get(id);
    const texts = await this.#options.histories.texts(paths, hash);
    return { texts, refused: refusedImages(texts, saved) };
  }

  /** The newest text of a file that can be read: the saved one, else what the studio or git has had last. */
  async readable(id: string, kind: FileKind): Promise<ReadableText> {
    const { documents, histories } = this.#options;
    const { paths, saved } = documents.get(id);
    const text = saved[kind] ?? "";
    if (isReadableFile(text)) return { status: "here", text };
    const committed = await histories.readable(paths, kind);
    const known = documents.readable(id, kind);
    const isNewer = committed.status === "here" && Date.parse(committed.date ?? "") > Date.parse(known?.date ?? "");
    return known === undefined || isNewer ? committed : { status: "here", ...known };
  }
}
