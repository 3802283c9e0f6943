import { baseId } from "#studio/document/baseId.ts";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Badge } from "#ui/feedback/Badge.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, SignedIn } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { ProposalActs } from "./ProposalActs.tsx";
import { ProposalChanges } from "./ProposalChanges.tsx";
import { ProposalComments } from "./ProposalComments.tsx";
import { ProposalConflicts } from "./ProposalConflicts.tsx";
import { proposalNews } from "./proposalNews.ts";
import { ProposalLinks } from "./ProposalLinks.tsx";
import { ProposalStatus } from "./ProposalStatus.tsx";
import { momentWords } from "#studio/document/timeWords.ts";
import { stateVariant, stateWords } from "../colleagues/proposalWords.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { useMe } from "./useMe.ts";
import { usePoll } from "./usePoll.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Stack } from "../parts/layout.ts";

interface ProposalPageProps {
  readonly place: CompanyPlace;
  readonly number: number;
}

/** One proposal: where it is, what it changes, what people say of it, and what can be done with it. */
export function ProposalPage({ place, number }: ProposalPageProps) {
  const me = useMe();
  const answer = useServerAnswer(String(number), (signal) => companyApi.proposal(number, signal));
  return (
    <>
      <CompanyNav place={place} current="proposal" me={me.status === "here" ? me.value : undefined} />
      <PageMain>
        {(answer.status === "loading" || me.status === "loading") && <Loader text={text("loading")} />}
        {(answer.status !== "here" || me.status !== "here") && <h1>{text("company.proposal", { number })}</h1>}
        {answer.status === "failed" && <NotHere error={answer.error} place={place} />}
        {answer.status !== "failed" && me.status === "failed" && <FailedMessage error={me.error} />}
        {answer.status === "here" && me.status === "here" && (
          <Opened place={place} first={answer.value} me={me.value} />
        )}
      </PageMain>
    </>
  );
}

function NotHere({ error, place }: { readonly error: unknown; readonly place: CompanyPlace }) {
  if (!(error instanceof ApiError) || error.status !== 404) return <FailedMessage error={error} />;
  return (
    <Message variant="info" action={<a href={`${place.home}/`}>{text("company.home")}</a>}>
      {text("proposal.missing")}
    </Message>
  );
}

interface OpenedProps {
  readonly place: CompanyPlace;
  /** The proposal as it was when the page was opened. */
  readonly first: Proposal;
  readonly me: SignedIn;
}

function Opened({ place, first, me }: OpenedProps) {
  const { sayForAWhile } = useWorkshop();
  const [proposal, setProposal] = useState(first);
  const silentSince = useOthersActs(proposal, (next) => {
    setProposal(next);
    // Nobody has pressed anything: what has become of it is said.
    const said = proposalNews(proposal, next, me.id);
    if (said !== "") sayForAWhile(said);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, `${proposal.state.kind} ${proposal.conflicts.length}`);
  const { number, title, state, author } = proposal;
  usePageTitle(title);
  const nameOf = (id: string) =>
    id === baseId ? text("proposal.base") : (me.brands.find((brand) => brand.id === id)?.name ?? id);
  return (
    <Columns>
      <Stack $gap={theme.space[2]}>
        <Head>
          <p>{text("company.proposal", { number })}</p>
          <h1 ref={heading}>{title}</h1>
          <p>
            <Badge variant={stateVariant(state)}>{stateWords(state)}</Badge>
            {text("proposal.author", { name: author.name })}
            {proposal.notSent === true && <Badge variant="warning">{text("proposal.notSent")}</Badge>}
          </p>
        </Head>
        {silentSince !== undefined && (
          <Message variant="warning" announced>
            {text("publish.noAnswer", { time: momentWords(silentSince) })}
          </Message>
        )}
        {proposal.notNoted === true && (
          <Message variant="warning" announced>
            {text("publish.notNoted", { help: place.help })}
          </Message>
        )}
        <ProposalStatus proposal={proposal} help={place.help} nameOf={nameOf} />
        <ProposalActs proposal={proposal} help={place.help} nameOf={nameOf} onChanged={setProposal} />
      </Stack>
      <Main>
        {proposal.conflicts.length > 0 && (
          <ProposalConflicts
            // What was chosen was about these.
            key={JSON.stringify(proposal.conflicts)}
            proposal={proposal}
            help={place.help}
            nameOf={nameOf}
            onChanged={setProposal}
          />
        )}
        <ProposalChanges proposal={proposal} me={me} nameOf={nameOf} />
        <ProposalComments proposal={proposal} help={place.help} nameOf={nameOf} onChanged={setProposal} />
      </Main>
      {proposal.may.includes("share") && proposal.brands.some((id) => id !== baseId) && (
        <ProposalLinks proposal={proposal} nameOf={nameOf} help={place.help} />
      )}
    </Columns>
  );
}

const pauseMs = 2_000;
const longPauseMs = 10_000;

/** How often it is asked for a proposal: often when it moves without anybody pressing anything. */
const pauseOf = ({ kind }: ProposalState): number =>
  ["merging", "merged", "reverting", "reverted"].includes(kind) ? pauseMs : longPauseMs;

/** Whether a call had no answer, or the server could not give one. A refusal is an answer. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Whether somebody answers a dialog: its button would go with what others have done. */
const hasDialog = (): boolean => document.querySelector("dialog[open]") !== null;

/**
 * Asks again and again what has become of a proposal, while the page is seen.
 * @returns when the studio answered last, if it does not answer now; ISO 8601
 */
function useOthersActs(proposal: Proposal, onChanged: (proposal: Proposal) => void): string | undefined {
  const { number, state } = proposal;
  const [silentSince, setSilentSince] = useState<string>();
  const answered = useRef<number>(undefined);
  const shown = useRef(proposal);
  useEffect(() => void (shown.current = proposal), [proposal]);
  const ask = async (signal: AbortSignal) => {
    const asked = shown.current;
    const next = await companyApi.proposal(number, signal).catch((error: unknown) => {
      if (signal.aborted || !isAway(error)) return undefined;
      setSilentSince((since) => since ?? new Date(answered.current ?? Date.now()).toISOString());
      return undefined;
    });
    if (signal.aborted || next === undefined) return;
    answered.current = Date.now();
    setSilentSince(undefined);
    // What was done here meanwhile is newer than the answer.
    if (shown.current !== asked || hasDialog() || JSON.stringify(next) === JSON.stringify(asked)) return;
    onChanged(next);
  };
  usePoll(ask, pauseOf(state), String(number));
  return silentSince;
}

/* One below the other; from a tablet on with the links beside the changes. The focus follows what is seen. */
const Columns = styled(Stack)`
  align-items: start;
  gap: ${theme.space[2]};

  ${from.medium} {
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) minmax(14rem, 20rem);
    }

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/* Where a proposal is comes before what can be done with it. */

const Head = styled.header`
  & > h1 {
    margin-block: 0.25rem 0.5rem;
    font-size: ${theme.font.size2xl};
    overflow-wrap: anywhere;
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;

const Main = styled(Stack)`
  align-content: start;
  gap: ${theme.space[3]};
`;
