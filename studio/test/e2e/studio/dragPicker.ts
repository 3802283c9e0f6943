export interface PickerDrag {
  /** The colour at the end, as `#rrggbb`. */
  readonly last: string;
  /** Between two values; 0: all of them at once. */
  readonly pauseMs: number;
}

/** Runs in a page, so it uses nothing outside itself: 60 values that a colour picker reports while it is dragged, and the last one. */
export async function dragPicker(picker: Element, { last, pauseMs }: PickerDrag): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  for (let left = 60; left >= 0; left -= 1) {
    value?.set?.call(picker, left === 0 ? last : `#20${(32 + left).toString(16)}20`);
    picker.dispatchEvent(new Event("input", { bubbles: true }));
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
