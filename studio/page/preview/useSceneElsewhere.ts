import type { FieldPlace } from "#studio/document/describeField.ts";
import { useState } from "react";
import type { Scene } from "./scenes/sceneGroups.ts";
import { sceneOf } from "./whereSeen.ts";

const isSame = (a: Scene | undefined, b: Scene | undefined): boolean => a?.path === b?.path && a?.state === b?.state;

/**
 * The screen that shows a field of which the shown page has no part; undefined: the page has one, or no screen is known.
 * Until the page has answered, that of the field before: its picture stays where the next field is in it too.
 * @param count how many parts of the shown page the field makes; undefined before the page has answered
 */
export function useSceneElsewhere(
  field: FieldPlace | undefined,
  count: number | undefined,
  shown: Scene,
): Scene | undefined {
  const [kept, setKept] = useState<Scene>();
  const known = field !== undefined && count === 0 ? sceneOf(field) : undefined;
  const isAsked = field !== undefined && count === undefined;
  const next = isAsked ? kept : isSame(known, shown) ? undefined : known;
  if (!isSame(next, kept)) setKept(next);
  return next;
}
