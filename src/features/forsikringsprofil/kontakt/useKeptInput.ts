import { useEffect, useRef, useState } from "react";
import { forgetField, type InputOwner, keepInput, ownerOf, takeInput } from "#core/storage/keptInput.ts";
import { useSessionStore } from "#core/session/SessionContext.tsx";
import type { KontaktChange } from "#api/optimisticKontakt.ts";

type Felt = KontaktChange["felt"];

/** What the customer had typed in a field when the session ended, or the page was reloaded; undefined: nothing (spec: profil-34). */
export function useRestoredInput(felt: Felt, kundenummer: string | undefined): string | undefined {
  const [restored, setRestored] = useState<string>();
  useEffect(() => {
    void takeInput(kundenummer, felt).then((text) => {
      if (text !== undefined) setRestored(text);
    });
  }, [felt, kundenummer]);
  return restored;
}

/**
 * Keeps what is typed in an open field, for a session that ends and a page that is reloaded meanwhile. A field that closes in any other way forgets
 * it.
 * @param kundenummer Undefined: nothing is kept.
 * @returns to be called with each change.
 */
export function useKeptInput(felt: Felt, kundenummer: string | undefined): (text: string) => void {
  const session = useSessionStore();
  const owner = useRef<InputOwner>(undefined);
  const latest = useRef<string>(undefined);
  useEffect(() => {
    let isOpen = true;
    const findOwner = async () => {
      const found = kundenummer === undefined ? undefined : await ownerOf(kundenummer);
      if (!isOpen || found === undefined) return;
      owner.current = found;
      if (latest.current !== undefined) keepInput(found, felt, latest.current);
    };
    void findOwner();
    return () => {
      isOpen = false;
      if (session.session().status === "loggedIn") forgetField(felt);
    };
  }, [felt, kundenummer, session]);
  return (text) => {
    latest.current = text;
    if (owner.current !== undefined) keepInput(owner.current, felt, text);
  };
}
