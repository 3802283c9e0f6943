import { useCallback, useState } from "react";

/** What the live region of a widget says, and a function that announces a text once. */
export function useAnnouncement(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState("");
  const announce = useCallback(
    // A trailing no-break space makes a repeated text a change, and is not read out.
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  return [said, announce];
}
