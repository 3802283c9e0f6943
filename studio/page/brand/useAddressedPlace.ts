import { useEffect, useRef } from "react";
import { type FileKind, isFileKind } from "#studio/document/StudioDocument.ts";
import { readAddress } from "../address.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/**
 * The field that an address names, as `felt=["descriptor","name"]`. Anything else opens nothing.
 * @param search its query; left out: that of the page
 */
export function addressedField(search?: string): readonly [FileKind, ...(number | string)[]] | undefined {
  try {
    const asked: unknown = JSON.parse(readAddress(search).felt ?? "");
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
    const [kind, ...path] = addressedField() ?? [];
    if (kind !== undefined) openField(kind, path);
    if (readAddress().vis === "endringer") showChanges();
  }, [showChanges, openField]);
}
