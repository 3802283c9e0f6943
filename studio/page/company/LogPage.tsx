import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Loader } from "#ui/feedback/Loader.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { usePages } from "../session/usePages.ts";
import { text } from "../texts.ts";
import { companyApi } from "../companyApi.ts";
import { CompanyNav } from "./CompanyNav.tsx";
import type { CompanyPlace } from "#studio/document/company/CompanyPlace.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import { useMe } from "./useMe.ts";

/** Who did what, the newest first. For owners. */
export function LogPage({ place }: { readonly place: CompanyPlace }) {
  usePageTitle(text("log.title"));
  const me = useMe();
  const { status, error, items, showMore } = usePages("log", async (before, signal) => {
    const { entries, next } = await companyApi.log(before, signal);
    return { items: entries, next: next?.toString() };
  });
  return (
    <>
      <CompanyNav place={place} current="log" me={me.status === "here" ? me.value : undefined} />
      <PageMain>
        <h1>{text("log.title")}</h1>
        <p>
          {text("log.lead")} <a href="/api/company/log.jsonl">{text("log.export")}</a>
        </p>
        {status === "loading" && <Loader text={text("loading")} />}
        {status === "failed" && <FailedMessage error={error} />}
        {status === "here" && items.length === 0 && <p>{text("log.empty")}</p>}
        {items.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{text("log.at")}</th>
                <th scope="col">{text("log.who")}</th>
                <th scope="col">{text("log.what")}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, at, by, words }) => (
                <tr key={id}>
                  <td>{timeWords(at)}</td>
                  <td>{by}</td>
                  <td>{words}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {showMore !== undefined && (
          <Button variant="secondary" onClick={showMore}>
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
