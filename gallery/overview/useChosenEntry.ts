import { useEffect, useState } from "react";
import { entryOfHash } from "../galleryAddress.ts";
import { shownCalls } from "../state/shownCalls.ts";

/** The id of the entry in the address. A link within an entry (`#kontakt-telefon`) does not change it. */
export function useChosenEntry(): string | undefined {
  const [chosen, setChosen] = useState(() => entryOfHash(window.location.hash));
  useEffect(() => {
    const follow = () => {
      const { hash } = window.location;
      if (hash !== "" && !hash.startsWith("#/")) return;
      setChosen(entryOfHash(hash));
      shownCalls.clear();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return chosen;
}
