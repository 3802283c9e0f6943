import { type Ref, useEffect, useRef } from "react";

type InputRef = Ref<HTMLInputElement>;

const give = (ref: InputRef | undefined, input: HTMLInputElement | null) => {
  if (typeof ref === "function") ref(input);
  else if (ref) ref.current = input;
};

/**
 * Gives the inputs of a group to the `ref` of the group. A function receives every input, as form libraries need them,
 * and the first one once more at the end, so that a library that remembers one input moves focus to the first. A ref
 * object holds the first.
 * @returns the `ref` of the input with that index
 */
export function useOptionRef(ref: InputRef | undefined): (at: number) => InputRef | undefined {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => give(ref, first.current), [ref]);
  return (at) => {
    if (at > 0) return typeof ref === "function" ? ref : undefined;
    return (input) => {
      first.current = input;
      give(ref, input);
    };
  };
}
