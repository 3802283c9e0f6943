import { useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import type { LogPage as Entries } from "#studio/document/company/CompanyWire.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { text } from "../texts.ts";
import { companyApi } from "../colleagues/companyApi.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { timeWords } from "../colleagues/proposalWords.ts";
import { useMe } from "./useMe.ts";

/** Who did what, the newest first. For owners. */
export function LogPage({ place }: { readonly place: CompanyPlace }) {
  usePageTitle(text("log.title"));
  const me = useMe();
  const [earlier, setEarlier] = useState<Entries["entries"]>([]);
  const [before, setBefore] = useState("");
  const answer = useServerAnswer(`log ${before}`, async (signal) => ({
    of: before,
    page: await companyApi.log(before, signal),
  }));
  // The answer to the last question stays until that to this one is here.
  const page = answer.status === "here" && answer.value.of === before ? answer.value.page : undefined;
  const entries = [...earlier, ...(page?.entries ?? [])];
  const next = page?.next;
  return (
    <>
      <CompanyNav place={place} current="log" me={me.status === "here" ? me.value : undefined} />
      <PageMain>
        <h1>{text("log.title")}</h1>
        <p>
          {text("log.lead")} <a href="/api/company/log.jsonl">{text("log.export")}</a>
        </p>
        {answer.status !== "failed" && page === undefined && <Loader text={text("loading")} />}
        {answer.status === "failed" && <FailedMessage />}
        {page !== undefined && entries.length === 0 && <p>{text("log.empty")}</p>}
        {entries.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{text("log.at")}</th>
                <th scope="col">{text("log.who")}</th>
                <th scope="col">{text("log.what")}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, by, words }) => (
                <tr key={id}>
                  <td>{timeWords(at)}</td>
                  <td>{by}</td>
                  <td>{words}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {next !== undefined && (
          <Button
            variant="secondary"
            onClick={() => {
              setEarlier(entries);
              setBefore(String(next));
            }}
          >
            {text("log.older")}
          </Button>
        )}
      </PageMain>
    </>
  );
}

const Table = styled.table`
  width: 100%;
  margin-block-end: 1rem;
  border-collapse: collapse;
  font-size: ${theme.font.sizeSm};

  & :is(td, th) {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  ${from.medium} {
    & td:first-child {
      white-space: nowrap;
    }
  }
`;
