import type { ReactNode } from "react";
import { FormContext, useForm } from "../FormContext.ts";

const everything = { query: "", isShown: () => true };

interface UnfilteredProps {
  /** Whether it is so. The fields stay as they are when that changes. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** Shows all fields in it, whatever was searched for: somebody has just added or chosen what they are in. */
export function Unfiltered({ isOn, children }: UnfilteredProps) {
  const parts = useForm();
  return <FormContext value={isOn ? { ...parts, filter: everything } : parts}>{children}</FormContext>;
}
