import { useCallback, useEffect, useRef } from "react";

/** Runs a task when nothing is being pressed: at once, or after the press that is under way. */
export type AfterPress = (task: () => void) => void;

/** Events that end a press. After a menu of the browser there is no `mouseup`: a key shows that nothing is pressed. */
const endings = ["mouseup", "dragend", "contextmenu", "keydown"] as const;

/**
 * For changes that move the parts below them. The focus moves at the beginning of a press: a change at that moment
 * would move the pressed button away, and the press would end on another part.
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
    // A touch sends the same events, all after the finger is lifted.
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
