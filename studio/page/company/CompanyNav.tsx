import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { SignedIn } from "#studio/document/company/CompanyWire.ts";
import { NavBar, NavEnd } from "../parts/NavBar.ts";
import { Popover } from "../parts/Popover.tsx";
import { StudioSchemeChoice } from "../parts/StudioSchemeChoice.tsx";
import { text } from "../texts.ts";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { signInPaths } from "#studio/document/company/signInPaths.ts";
import { isObject } from "#contract/isObject.ts";
import { ApiError } from "../studioApi.ts";

interface CompanyNavProps {
  readonly place: CompanyPlace;
  readonly current: "home" | "log" | "proposal";
  /** Undefined while it is not known. */
  readonly me: SignedIn | undefined;
  /** Goes to the page after signing out. */
  readonly onSignedOut?: (address: string) => void;
  readonly children?: ReactNode;
}

const leaveFor = (address: string): void => window.location.assign(address);

/** The bar of a company's pages: the ways between them, and who is signed in. */
export function CompanyNav({ place, current, me, onSignedOut = leaveFor, children }: CompanyNavProps) {
  const { proposal } = place;
  return (
    <NavBar>
      <nav aria-label={text("nav.label")}>
        <ul>
          <li>
            <a href={`${place.home}/`} aria-current={current === "home" ? "page" : undefined}>
              {text("company.home")}
            </a>
          </li>
          {typeof proposal === "number" && (
            <li>
              <a href="/" aria-current={current === "proposal" ? "page" : undefined}>
                {text("company.proposal", { number: proposal })}
              </a>
            </li>
          )}
          {me?.readsLog === true && (
            <li>
              <a href={`${place.home}/logg`} aria-current={current === "log" ? "page" : undefined}>
                {text("company.log")}
              </a>
            </li>
          )}
        </ul>
      </nav>
      <End>
        {children}
        {me !== undefined && (
          <Popover
            name={text("company.signedIn", { name: me.name })}
            trigger={<Trigger>{me.name}</Trigger>}
            isChanged={false}
          >
            <Small>{me.email}</Small>
            <StudioSchemeChoice />
            {place.proposal === undefined ? (
              <SignOuts onSignedOut={onSignedOut} />
            ) : (
              <Small>
                <a href={`${place.home}/`}>{text("company.signOutThere")}</a>
              </Small>
            )}
          </Popover>
        )}
      </End>
    </NavBar>
  );
}

/** Ends the session here, or everywhere. The page goes where the answer says: to the provider, whose session ends too. */
function SignOuts({ onSignedOut }: { readonly onSignedOut: (address: string) => void }) {
  const leave = useMutation({ mutationFn: signOut, onSuccess: (address) => onSignedOut(address) });
  // It stays so until the page that it goes to is here.
  const running = leave.isPending || leave.isSuccess ? leave.variables : undefined;
  return (
    <>
      <Button variant="secondary" busy={running === "here"} onClick={() => leave.mutate("here")}>
        {text("company.signOut")}
      </Button>
      <Button variant="quiet" busy={running === "all"} onClick={() => leave.mutate("all")}>
        {text("company.signOutAll")}
      </Button>
      {leave.isError && <Message variant="error">{text("company.signOutFailed")}</Message>}
    </>
  );
}

/**
 * Ends the session, or all sessions of the person. Answers where the page has to go: the provider has a session too.
 * The page's policy sends no forms, so this is a call.
 * @throws ApiError
 */
async function signOut(which: "all" | "here"): Promise<string> {
  const response = await fetch(which === "all" ? signInPaths.signOutEverywhere : signInPaths.signOut, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  const to = isObject(answer) ? answer["to"] : undefined;
  if (response?.ok !== true || typeof to !== "string") throw new ApiError(response?.status ?? 0, "no-answer");
  return to;
}

const End = styled(NavEnd)`
  & > div > button[aria-expanded] {
    min-height: ${theme.size.control};
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.text};
    font: inherit;
    font-size: ${theme.font.sizeSm};
    cursor: pointer;
  }
`;

const Trigger = styled.span`
  white-space: nowrap;
`;

const Small = styled.p`
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeSm};
  overflow-wrap: anywhere;
`;
