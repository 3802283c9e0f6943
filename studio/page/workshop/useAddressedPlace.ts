import { useEffect, useRef } from "react";
import { type FileKind, isFileKind } from "#studio/document/StudioDocument.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** The field that an address names, as `felt=["descriptor","name"]`. Anything else opens nothing. */
export function addressedField(search: string): readonly [FileKind, ...(number | string)[]] | undefined {
  try {
    const asked: unknown = JSON.parse(new URLSearchParams(search).get("felt") ?? "");
    if (!Array.isArray(asked)) return undefined;
    const [kind, ...path] = asked as readonly unknown[];
    const isPath = path.every((step) => typeof step === "string" || typeof step === "number");
    return isFileKind(kind) && isPath ? [kind, ...(path as (number | string)[])] : undefined;
  } catch {
    return undefined;
  }
}

/** Shows the place that the address names, once: a field, or the difference from the files. */
export function useAddressedPlace(showChanges: () => void): void {
  const { openField } = useWorkshop();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const { search } = window.location;
    const [kind, ...path] = addressedField(search) ?? [];
    if (kind !== undefined) openField(kind, path);
    if (new URLSearchParams(search).get("vis") === "endringer") showChanges();
  }, [showChanges, openField]);
}
