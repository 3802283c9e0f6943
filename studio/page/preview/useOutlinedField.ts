import { useMemo } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { chosenField } from "../fields/chosenField.ts";
import type { Outlined } from "./frames/framesState.ts";
import { sourcesOf } from "./sourcesOf.ts";
import { useSources } from "./useSources.ts";

interface OutlinedField {
  /** The field that the visitor is at. */
  readonly field: FieldPlace | undefined;
  /** What of the brand can be seen; empty until there is an answer. */
  readonly sources: readonly FieldSource[];
  /** What the field makes. */
  readonly outlined: Outlined;
}

/**
 * The field that the visitor is at in the form or in the text, and what it makes in the portal.
 * @param language that of the portal
 * @param isWanted whether the sources are needed without a field too
 */
export function useOutlinedField(document: StudioDocument, language: Language, isWanted: boolean): OutlinedField {
  const field = useStore(chosenField);
  const sources = useSources(document, language, isWanted || field !== undefined);
  const outlined = useMemo(
    () => ({ field: JSON.stringify(field ?? ""), sources: sourcesOf(sources, field) }),
    [sources, field],
  );
  return { field, sources, outlined };
}
