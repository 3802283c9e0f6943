import type { BaseBuildable, BaseEffect, BasePreviews, BrandName } from "#studio/document/BaseEffect.ts";
import type { BrandComparison } from "#studio/document/BrandComparison.ts";
import type { BrandHistory, FormerVersion } from "#studio/document/BrandHistory.ts";
import type { CheckedId, NewBrandRequest } from "#studio/document/NewBrand.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import type {
  CheckedDocument,
  DocumentTexts,
  ImageProblem,
  OfferedImage,
  PreviewState,
  StudioBrand,
  StudioDocument,
} from "#studio/document/StudioDocument.ts";
import type { FontChoices } from "#studio/document/FontChoices.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";

import type { Environment } from "./environments.ts";
import type { BuiltDifference } from "#studio/document/BuiltDifference.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { GalleryChoices, PreviewChoices } from "#studio/document/PreviewChoices.ts";

/** An image of a document that the server does not store, and why. */
export interface RefusedDocumentImage {
  readonly kind: ImageKind;
  readonly problems: readonly ImageProblem[];
}

interface RefusedAnswer {
  readonly refused: string;
  readonly image: ImageKind;
  readonly problems: readonly ImageProblem[];
}

/** The server refused a call, or did not answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Why, in a word of the server. */
  readonly refused: string;
  /** The image that was refused, where it was one. */
  readonly image: RefusedDocumentImage | undefined;
  constructor(status: number, refused: string, image?: RefusedDocumentImage) {
    super(`${status} ${refused}`);
    this.status = status;
    this.refused = refused;
    this.image = image;
  }
}

/** A JSON schema, as far as the editor reads it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly title?: string;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly unknown[];
}

async function call<Answer>(path: string, method = "GET", body?: object): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  }).catch(() => undefined);
  if (response === undefined) throw new ApiError(0, "no-answer");
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { refused, image, problems } = answer as Partial<RefusedAnswer>;
    const refusedImage = image === undefined || problems === undefined ? undefined : { kind: image, problems };
    throw new ApiError(response.status, String(refused), refusedImage);
  }
  // Page and server are of one build.
  return answer as Answer;
}

const documentOf = (id: string) => `/brands/${encodeURIComponent(id)}`;

/** The environment that the preview of this tab shows. */
const shownIn = (environment: string): string => `?${new URLSearchParams({ environment })}`;

/** The calls of the studio. Each throws {@link ApiError}. */
export const studioApi = {
  brands: () => call<StudioBrand[]>("/brands"),
  choices: () => call<PreviewChoices>("/choices"),
  gallery: () => call<GalleryChoices>("/gallery"),
  schemas: () => call<{ readonly descriptor: JsonSchema; readonly theme: JsonSchema }>("/schemas"),
  form: () => call<FormBasis>("/form"),
  sameValue: (id: string, path: readonly (string | number)[], environment: string) =>
    call<string[]>(`${documentOf(id)}/same-value?${new URLSearchParams({ path: JSON.stringify(path), environment })}`),
  open: (id: string, shown: Environment) => call<StudioDocument>(`${documentOf(id)}/document${shownIn(shown)}`),
  check: (id: string) => call<CheckedDocument>(`${documentOf(id)}/findings`),
  sources: (id: string, shown: string) => call<FieldSource[]>(`${documentOf(id)}/sources${shownIn(shown)}`),
  /** `id` undefined: of what all brands share. */
  built: (id: string | undefined) => call<BuiltDifference>(`${id === undefined ? "/base" : documentOf(id)}/built`),
  /** `steps`: those of undo and redo, when they have changed. */
  change: (id: string, revision: number, texts: DocumentTexts, shown: Environment, steps?: string) =>
    call<StudioDocument>(`${documentOf(id)}/document${shownIn(shown)}`, "PUT", { revision, texts, steps }),
  fonts: (id: string) => call<FontChoices>(`${documentOf(id)}/fonts`),
  steps: (id: string) => call<KeptSteps>(`${documentOf(id)}/steps`),
  rebase: (id: string, revision: number, shown: Environment) =>
    call<StudioDocument>(`${documentOf(id)}/rebase${shownIn(shown)}`, "POST", { revision }),
  checkImage: (id: string, kind: ImageKind, data: string) =>
    call<OfferedImage>(`${documentOf(id)}/images/${kind}/check`, "POST", { data }),
  save: (id: string, revision: number, shown: Environment) =>
    call<StudioDocument>(`${documentOf(id)}/save${shownIn(shown)}`, "POST", { revision }),
};

export type StudioApi = typeof studioApi;

/** The calls of the document that all brands share: those of a brand's document, without its id. */
export const baseApi: Pick<StudioApi, "change" | "check" | "open" | "rebase" | "save" | "steps"> = {
  open: () => call<StudioDocument>("/base/document"),
  check: () => call<CheckedDocument>("/base/findings"),
  change: (_, revision, texts, shown, steps) =>
    call<StudioDocument>("/base/document", "PUT", { revision, texts, steps }),
  steps: () => call<KeptSteps>("/base/steps"),
  rebase: (_, revision) => call<StudioDocument>("/base/rebase", "POST", { revision }),
  save: (_, revision) => call<StudioDocument>("/base/save", "POST", { revision }),
};

/** The calls about several brands, new ones and former versions. Each throws {@link ApiError}. */
export const brandsApi = {
  names: () => call<BrandName[]>("/names"),
  preview: (id: string) => call<PreviewState>(`${documentOf(id)}/preview`),
  compare: (a: string, b: string) => call<BrandComparison>(`${documentOf(a)}/comparison/${encodeURIComponent(b)}`),
  history: (id: string) => call<BrandHistory>(`${documentOf(id)}/history`),
  version: (id: string, hash: string) => call<FormerVersion>(`${documentOf(id)}/history/${hash}`),
  checkNewId: (id: string) => call<CheckedId>(`/new-brand/${encodeURIComponent(id)}`),
  create: (request: NewBrandRequest) => call<BrandName>("/new-brand", "POST", request),
  baseBuildable: () => call<BaseBuildable>("/base/buildable"),
  baseEffect: () => call<BaseEffect>("/base/effect"),
  basePreviews: (id: string) => call<BasePreviews>(`/base/previews/${encodeURIComponent(id)}`),
};
