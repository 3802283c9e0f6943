import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { signInAddress } from "#studio/document/company/signInPaths.ts";
import { text } from "../texts.ts";
import { meQuery } from "../session/queries.ts";
import { onAnswer } from "../studioApi.ts";

/**
 * Where somebody signs in again. The sign-in of a proposal's page leads back to the proposal: only a page of its host
 * gets the key with which the calls of this page work again.
 */
function addressOf({ home, proposal }: CompanyPlace): string {
  // What is only read has nothing to lose: it leads to the sign-in and back by itself.
  if (proposal === "main") return window.location.href;
  const { pathname, search } = window.location;
  return home + signInAddress(proposal === undefined ? pathname + search : `/forslag/${proposal}`);
}

/** Says that the session has ended. What is typed stays in the page: the sign-in is in a tab of its own. */
export function SignedOutBar({ place }: { readonly place: CompanyPlace }) {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => onAnswer((status) => setIsOut(status === 401)), []);
  const client = useQueryClient();
  useEffect(() => {
    if (!isOut) return undefined;
    // Back from the other tab: the answer to any call says whether the session is here again.
    const ask = () => void client.query({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [isOut, client]);
  if (!isOut) return null;
  const isRead = place.proposal === "main";
  return (
    <Bar>
      <Message
        variant="warning"
        title={text("company.signedOut")}
        announced
        action={
          <a href={addressOf(place)} {...(!isRead && { target: "_blank", rel: "noreferrer" })}>
            {text("company.signIn")}
          </a>
        }
      >
        {text(isRead ? "company.signedOutRead" : "company.signedOutText")}
      </Message>
    </Bar>
  );
}

/* Above whatever is worked on, which stays where it is. */
const Bar = styled.div`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  z-index: 100;
  max-width: 32rem;
  margin-inline: auto;
`;
