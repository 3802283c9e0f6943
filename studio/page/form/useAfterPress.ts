import { useCallback, useEffect, useRef } from "react";

/** Runs a task when nothing is being pressed: at once, or after the press that is under way. */
export type AfterPress = (task: () => void) => void;

/** What ends a press. A menu of the browser takes the release; after it, a key says that nothing is pressed. */
const endings = ["mouseup", "dragend", "contextmenu", "keydown"] as const;

/**
 * For changes that move what is below them. A press begins with the focus moving; what moves the pressed button away
 * then makes the press meet something else.
 */
export function useAfterPress(): AfterPress {
  const press = useRef<{ isUnderWay: boolean; tasks: (() => void)[] }>({ isUnderWay: false, tasks: [] });
  useEffect(() => {
    const { current } = press;
    let ended: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(ended);
      current.isUnderWay = true;
    };
    const end = () => {
      // The click comes right after the release.
      ended = setTimeout(() => {
        current.isUnderWay = false;
        for (const task of current.tasks.splice(0)) task();
      });
    };
    // A touch has these too, all after the finger is lifted.
    document.addEventListener("mousedown", begin, true);
    for (const type of endings) document.addEventListener(type, end, true);
    return () => {
      clearTimeout(ended);
      document.removeEventListener("mousedown", begin, true);
      for (const type of endings) document.removeEventListener(type, end, true);
    };
  }, []);
  return useCallback((task) => {
    if (press.current.isUnderWay) press.current.tasks.push(task);
    else task();
  }, []);
}
