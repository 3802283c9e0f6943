/**
 * A radio button whose group has the answer, or, where `value` is undefined, one that looks after itself. React wants
 * one of `checked` and `defaultChecked`.
 * @param own The value of this button.
 * @param value The answer of the group, null for none.
 */
export function radioProps<Value extends string | number>(
  own: Value,
  value: Value | null | undefined,
  defaultValue: Value | undefined,
) {
  const state = value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
  return { type: "radio", value: own, ...state } as const;
}
