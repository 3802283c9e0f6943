import { tokenValueOf } from "#scripts/shared/colours/tokenOrigin.ts";
import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";

/** How the portal's header shows a logo. Lengths as CSS. */
export interface HeaderLook {
  readonly background: string;
  readonly border: string;
  readonly height: string;
  readonly logoHeight: string;
  readonly isCentred: boolean;
}

function lengthOf(file: unknown, token: string, otherwise: string): string {
  const value = tokenValueOf(file, token) as { readonly value?: unknown; readonly unit?: unknown } | undefined;
  return typeof value?.value === "number" ? `${value.value}${value.unit === "rem" ? "rem" : "px"}` : otherwise;
}

/** Reads the look of the header from theme and descriptor; values that they do not have are as in most brands. */
export function readHeaderLook({ theme, descriptor }: DocumentTexts): HeaderLook {
  const file = parseJson(theme).value;
  const { logo } = (parseJson(descriptor).value ?? {}) as { readonly logo?: { readonly alignment?: unknown } };
  return {
    background: tokenColour(file, "color.header")?.css ?? "#ffffff",
    border: tokenColour(file, "color.headerBorder")?.css ?? "#ffffff",
    height: lengthOf(file, "size.header", "72px"),
    logoHeight: lengthOf(file, "size.logo", "32px"),
    isCentred: logo?.alignment === "centered",
  };
}
