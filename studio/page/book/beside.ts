import type { BrandHistory } from "#studio/document/BrandHistory.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { formerPart } from "#studio/document/addresses/studioPreviewHost.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { isOfLook } from "#studio/document/withLookOf.ts";
import type { ThemeTexts } from "../contexts/themeContexts.ts";
import { dateText } from "../history/VersionDifference.tsx";
import type { SelectOption } from "../parts/SelectInput.tsx";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { brandsApi, studioApi } from "../studioApi.ts";
import { text } from "../texts.ts";

/** What is beside a style book: `""` nothing, `utgave:<commit>` a former version, `merke:<id>` another brand. */
export type Beside = string;

const versionKey = "utgave:";
const brandKey = "merke:";

/** What can be beside the style book of a brand. */
export interface BesideChoices {
  readonly versions: readonly { readonly hash: string; readonly date: string }[];
  readonly brands: readonly BrandName[];
}

/** What can be beside the style book of a brand: the versions that changed its look. Without git there are none. */
export async function readBesideChoices(id: string, signal: AbortSignal): Promise<BesideChoices> {
  const [names, history] = await Promise.all([
    brandsApi.names(signal),
    brandsApi.history(id, signal).catch((): BrandHistory => ({ status: "no-git" })),
  ]);
  return {
    versions:
      history.status === "here" ? history.versions.filter(({ files }) => files.some(({ kind }) => isOfLook(kind))) : [],
    brands: names.filter((brand) => brand.id !== id),
  };
}

/** The choices of a list. */
export const besideOptions = ({ versions, brands }: BesideChoices): readonly SelectOption[] => [
  { value: "", text: text("book.beside.none") },
  ...versions.map(({ hash, date }) => ({
    value: versionKey + hash,
    text: dateText(date),
    group: text("book.versions"),
  })),
  ...brands.map(({ id, name }) => ({ value: brandKey + id, text: name, group: text("book.brands") })),
];

/** A brand, or a version of it, that is shown beside the style book. */
export interface BesideBook {
  /** The brand whose fields make it. */
  readonly id: string;
  readonly caption: string;
  /** The name of its frame, for screen readers. */
  readonly title: string;
  readonly origin: string;
  readonly preview: PreviewState;
  readonly texts: ThemeTexts;
}

interface Asked {
  readonly beside: Beside;
  /** The brand whose style book it is. */
  readonly brand: BrandName;
  readonly choices: BesideChoices;
  readonly tab: number;
  readonly signal: AbortSignal;
}

/** Asks for what is beside the style book; undefined for something that cannot be chosen. */
export async function readBeside({ beside, brand, choices, tab, signal }: Asked): Promise<BesideBook | undefined> {
  const version = choices.versions.find(({ hash }) => beside === versionKey + hash);
  if (version !== undefined) {
    const [preview, { texts }, { texts: now }] = await Promise.all([
      brandsApi.versionPreview(brand.id, version.hash, signal),
      brandsApi.version(brand.id, version.hash, signal),
      studioApi.open(brand.id, "all", signal),
    ]);
    const date = dateText(version.date);
    return {
      id: brand.id,
      caption: date,
      title: text("book.frame.former", { name: brand.name, date }),
      origin: previewOrigin(brand.id, window.location, { version: formerPart(version.hash), tab }),
      preview,
      texts: { ...now, ...texts },
    };
  }
  const other = choices.brands.find(({ id }) => beside === brandKey + id);
  if (other === undefined) return undefined;
  const { preview, texts } = await studioApi.open(other.id, "all", signal);
  return {
    id: other.id,
    caption: other.name,
    title: text("book.frame", { name: other.name }),
    origin: previewOrigin(other.id, window.location, { tab }),
    preview,
    texts,
  };
}
