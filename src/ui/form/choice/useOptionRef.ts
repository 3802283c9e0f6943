import { type Ref, useEffect, useRef } from "react";

type InputRef = Ref<HTMLInputElement>;

/**
 * Gives the inputs of a group to the `ref` of the group. A function receives every input, as form libraries need them,
 * and the first one once more at the end, so that a library that remembers one input moves focus to the first. A ref
 * object holds the first.
 * @returns the `ref` of the input with that index
 */
export function useOptionRef(ref: InputRef | undefined): (at: number) => InputRef | undefined {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typeof ref === "function") ref(first.current);
  }, [ref]);
  return (at) => {
    if (typeof ref !== "function") return at > 0 ? undefined : ref;
    if (at > 0) return ref;
    return (input) => {
      first.current = input;
      ref(input);
    };
  };
}
