import { useState } from "react";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

/**
 * A choice about the studio itself that this browser remembers, for all brands.
 * @param first what holds before something was chosen
 * @param isValid whether what was remembered can still be used
 */
export function useRemembered<Value>(
  name: string,
  first: Value,
  isValid: (value: unknown) => value is Value,
): readonly [Value, (next: Value) => void] {
  const key = `studio.${name}`;
  const [value, setValue] = useState(() => {
    const kept = read(key);
    return isValid(kept) ? kept : first;
  });
  const remember = (next: Value) => {
    setValue(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return [value, remember];
}

/** Whether something is a size in px. */
export const isSize = (value: unknown): value is number => typeof value === "number" && value > 0;

/** Whether something is yes or no. */
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
