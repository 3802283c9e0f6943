import { useQuery, useQueryClient } from "@tanstack/react-query";
import { baseId } from "#studio/document/StudioDocument.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import styled from "styled-components";
import { Badge } from "#ui/feedback/Badge.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { Proposal, SignedIn } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { PageMain } from "../parts/PageMain.ts";
import { Unanswered } from "../parts/Unanswered.tsx";
import { meQuery, newsPauseMs, proposalQuery, showComments, showProposal } from "../session/queries.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { ApiError } from "../studioApi.ts";
import { text } from "../texts.ts";
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
import { useWorkshop } from "../state/useWorkshop.ts";
import { Stack } from "../parts/layout.ts";

interface ProposalPageProps {
  readonly place: CompanyPlace;
  readonly number: number;
}

/** One proposal: where it is, what it changes, what people say of it, and what can be done with it. */
export function ProposalPage({ place, number }: ProposalPageProps) {
  const me = useQuery(meQuery);
  const proposal = useQuery({
    ...proposalQuery(number),
    refetchInterval: ({ state: { data } }) => data !== undefined && pauseOf(data.state),
    refetchOnWindowFocus: "always",
    notifyOnChangeProps: ["data", "error"],
  });
  const isHere = proposal.data !== undefined && me.data !== undefined;
  const isMissing = proposal.error instanceof ApiError && proposal.error.status === 404;
  return (
    <>
      <CompanyNav place={place} current="proposal" me={me.data} />
      <PageMain>
        {isHere ? (
          <Opened place={place} proposal={proposal.data} me={me.data} silentSince={silentSince(proposal)} />
        ) : (
          <>
            <h1>{text("company.proposal", { number })}</h1>
            {isMissing ? <Missing place={place} /> : <Unanswered query={proposal.error === null ? me : proposal} />}
          </>
        )}
      </PageMain>
    </>
  );
}

const Missing = ({ place }: { readonly place: CompanyPlace }) => (
  <Message variant="info" action={<a href={`${place.home}/`}>{text("company.home")}</a>}>
    {text("proposal.missing")}
  </Message>
);

interface OpenedProps {
  readonly place: CompanyPlace;
  readonly proposal: Proposal;
  readonly me: SignedIn;
  /** When the studio answered last, if it does not answer now; ISO 8601. */
  readonly silentSince: string | undefined;
}

function Opened({ place, proposal, me, silentSince }: OpenedProps) {
  const { setProposal, setComments } = useProposalNews(proposal, me);
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
        <ProposalComments proposal={proposal} help={place.help} nameOf={nameOf} onChanged={setComments} />
      </Main>
      {proposal.may.includes("share") && proposal.brands.some((id) => id !== baseId) && (
        <ProposalLinks proposal={proposal} nameOf={nameOf} help={place.help} />
      )}
    </Columns>
  );
}

const movingPauseMs = 2_000;

/** How often it is asked for a proposal: often when it moves without anybody pressing anything. */
const pauseOf = ({ kind }: ProposalState): number =>
  ["merging", "merged", "reverting", "reverted"].includes(kind) ? movingPauseMs : newsPauseMs;

/** Whether a call had no answer, or the server could not give one. A refusal is an answer. */
const isAway = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** When the studio answered last, if it does not answer now; ISO 8601. */
const silentSince = ({ error, dataUpdatedAt }: { readonly error: unknown; readonly dataUpdatedAt: number }) =>
  error !== null && isAway(error) ? new Date(dataUpdatedAt).toISOString() : undefined;

/** Says what others have made of a proposal. What somebody has done here is said where it is done. */
function useProposalNews(proposal: Proposal, { id }: SignedIn) {
  const { sayForAWhile } = useWorkshop();
  const client = useQueryClient();
  const { number } = proposal;
  /** What was shown last, or was done here. */
  const known = useRef(proposal);
  const tell = useEffectEvent(() => {
    const said = proposal === known.current ? "" : proposalNews(known.current, proposal, id);
    known.current = proposal;
    if (said !== "") sayForAWhile(said);
  });
  useEffect(() => tell(), [proposal]);
  const note = (changed: Proposal | undefined) => void (known.current = changed ?? known.current);
  return {
    setProposal: (next: Proposal) => note(showProposal(client, number, () => next)),
    setComments: (comments: Proposal["comments"]) => note(showComments(client, number, comments)),
  };
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
