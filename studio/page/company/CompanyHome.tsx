import { baseId } from "#studio/document/baseId.ts";
import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { type ProposalList, proposalLists, type SignedIn } from "#studio/document/company/CompanyWire.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { SearchField } from "../parts/SearchField.tsx";
import { Segments } from "../parts/Segments.tsx";
import { keepInAddress } from "../session/keepInAddress.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { countText, text } from "../texts.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { hostAddress } from "../colleagues/hostAddress.ts";
import { NewProposal } from "./NewProposal.tsx";
import { ProposalRow } from "./ProposalRow.tsx";
import { useMe } from "./useMe.ts";
import { usePoll } from "./usePoll.ts";
import { usePages } from "../session/usePages.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { companyApi } from "../companyApi.ts";
import { Row, Stack } from "../parts/layout.ts";

/** How often it is asked what others have done meanwhile. */
const newsPauseMs = 10_000;

/** How many proposals wait for somebody, in words; `""`: none. Undefined as long as it is not known. */
function useWaiting(): string | undefined {
  const [polled, setPolled] = useState<string>();
  const count = async (signal: AbortSignal): Promise<string> => {
    const { proposals, next } = await companyApi.proposals({ list: "waiting", q: "", after: "" }, signal);
    return proposals.length === 0 ? "" : `${proposals.length}${next === undefined ? "" : "+"}`;
  };
  const first = useServerAnswer("waiting", count);
  const ask = async (signal: AbortSignal): Promise<void> => {
    const counted = await count(signal).catch(() => undefined);
    if (counted !== undefined && !signal.aborted) setPolled(counted);
  };
  usePoll(ask, newsPauseMs, "waiting");
  return polled ?? (first.status === "here" ? first.value : first.status === "failed" ? "" : undefined);
}

/** The first page of a company's studio: the proposals that somebody looks for, and the brands. */
export function CompanyHome({ place }: { readonly place: CompanyPlace }) {
  const answer = useMe();
  const me = answer.status === "here" ? answer.value : undefined;
  const waiting = useWaiting();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(text("company.title"));
  return (
    <>
      <CompanyNav place={place} current="home" me={me} />
      <PageMain>
        <Head>
          <div>
            <h1 ref={heading}>{text("company.title")}</h1>
            <p>{text("company.lead")}</p>
          </div>
          {me !== undefined && hasRole(me, "editor") && (
            <NewProposal help={place.help} onStarted={(address) => window.location.assign(address)} />
          )}
        </Head>
        {answer.status === "loading" && <Loader text={text("loading")} />}
        {answer.status === "failed" && <FailedMessage error={answer.error} />}
        {me !== undefined && (
          <Parts>
            {hasRole(me, "editor") && <FirstSteps heading={heading} />}
            {waiting !== undefined && <Lists place={place} me={me} waiting={waiting} />}
            <Brands place={place} me={me} />
          </Parts>
        )}
      </PageMain>
    </>
  );
}

interface PartProps {
  readonly place: CompanyPlace;
  readonly me: SignedIn;
}

const hasRole = (me: SignedIn, role: SignedIn["brands"][number]["roles"][number]): boolean =>
  me.brands.some(({ roles }) => roles.includes(role));

/** What waits for somebody is looked at first. Nobody without the role of an editor has proposals of their own. */
function firstList(me: SignedIn, waiting: string): ProposalList {
  if (waiting !== "") return "waiting";
  if (hasRole(me, "editor")) return "mine";
  return hasRole(me, "approver") || hasRole(me, "publisher") ? "waiting" : "all";
}

/** The list and the search, kept in the address: who comes back from a proposal finds them again. */
function useLists(me: SignedIn, waiting: string) {
  const [first] = useState(() => firstList(me, waiting));
  const [asked] = useState(() => new URLSearchParams(window.location.search));
  const [list, setList] = useState(proposalLists.find((each) => each === asked.get("liste")) ?? first);
  const [search, setSearch] = useState(asked.get("sok") ?? "");
  return {
    list,
    search,
    chooseList: (next: ProposalList) => {
      setList(next);
      keepInAddress("liste", next === first ? undefined : next);
    },
    chooseSearch: (next: string) => {
      setSearch(next);
      keepInAddress("sok", next === "" ? undefined : next);
    },
  };
}

/** How long a search is left alone before the server is asked. */
const pauseMs = 250;

/** The four lists, one at a time, and the search in the one that is shown. */
function Lists({ place, me, waiting }: PartProps & { readonly waiting: string }) {
  const { list, search, chooseList, chooseSearch } = useLists(me, waiting);
  const { status, error, items, showMore, refresh } = usePages(
    `${list} ${search}`,
    async (after, signal) => {
      const { proposals, next } = await companyApi.proposals({ list, q: search, after }, signal);
      return { items: proposals, next };
    },
    search === "" ? 0 : pauseMs,
  );
  usePoll(refresh, newsPauseMs, `${list} ${search}`);
  const nameOf = (id: string) =>
    me.brands.find((brand) => brand.id === id)?.name ?? (id === baseId ? text("proposal.base") : id);
  return (
    <section aria-label={text("company.title")}>
      <Choices $apart>
        <Segments
          legend={text("company.lists")}
          choices={proposalLists.map((value) => ({
            value,
            text:
              value === "waiting" && waiting !== ""
                ? text("company.list.waitingCount", { count: waiting })
                : text(`company.list.${value}`),
          }))}
          chosen={list}
          onChoose={chooseList}
        />
        <SearchField label={text("company.search")} value={search} onChange={chooseSearch} />
      </Choices>
      {status === "loading" && <Loader text={text("loading")} />}
      {status === "failed" && <FailedMessage error={error} />}
      <VisuallyHidden role="status">{status === "here" && countText("company.found", items.length)}</VisuallyHidden>
      {status === "here" && items.length === 0 && (
        <EmptyState icon={emptyIcon}>
          {search !== "" && text(list === "all" ? "company.noMatch" : "company.noMatchHere", { search })}
          {search === "" &&
            text(list === "mine" && !hasRole(me, "editor") ? "company.empty.reads" : `company.empty.${list}`)}
        </EmptyState>
      )}
      <Rows>
        {items.map((proposal) => (
          <ProposalRow
            key={proposal.number}
            proposal={proposal}
            nameOf={nameOf}
            address={hostAddress(place.home, `forslag${proposal.number}`)}
          />
        ))}
      </Rows>
      {showMore !== undefined && (
        <Button variant="secondary" onClick={showMore}>
          {text("company.more")}
        </Button>
      )}
    </section>
  );
}

function Brands({ place, me }: PartProps) {
  if (me.brands.length === 0) return <p>{text("company.noBrands")}</p>;
  const main = hostAddress(place.home, "main");
  return (
    <section aria-labelledby="merker">
      <h2 id="merker">{text("company.brands")}</h2>
      <p>{text("company.brandsLead")}</p>
      <BrandLinks>
        {me.brands.map(({ id, name }) => (
          <li key={id}>
            <a href={main + brandPath(id)}>{name}</a>
          </li>
        ))}
      </BrandLinks>
    </section>
  );
}

/** SVG path data: a sheet with lines. */
const emptyIcon = "M6 3h9l4 4v14H6zM9 10h7M9 14h7M9 18h4";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-end: ${theme.space[2]};

  & h1 {
    font-size: ${theme.font.size2xl};
  }

  & p {
    max-width: 44rem;
    color: ${theme.color.textSubtle};
  }
`;

const Parts = styled(Stack)`
  gap: ${theme.space[3]};

  & > section > h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > section > h2 + p {
    color: ${theme.color.textSubtle};
  }
`;

const Choices = styled(Row)`
  gap: 0.75rem;
  margin-block-end: 0.75rem;

  /* Two rows of two where a phone has no room for one. */
  @media (max-width: ${breakpoints.medium - 1}px) {
    & > * {
      width: 100%;
      min-width: 0;
    }

    & fieldset > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      width: 100%;
    }

    & fieldset label > span {
      width: 100%;
    }
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 0.5rem;

  & + button {
    margin-block-start: 0.75rem;
  }
`;

const BrandLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0.75rem 0 0;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding-inline: 1rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    text-decoration: none;
  }

  & a:hover {
    border-color: ${theme.color.borderStrong};
  }
`;
