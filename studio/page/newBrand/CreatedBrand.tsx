import styled from "styled-components";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { Loader } from "#ui/feedback/Loader.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { fieldText } from "../fields/fieldText.ts";
import { findingField } from "../findings/findingPlace.ts";
import { sectionOf } from "../form/sectionOf.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { focusOnMount } from "../parts/useAfterCommit.ts";
import { brandPath } from "#studio/document/addresses/studioPaths.ts";
import { fieldAddress } from "../route.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";
import { countText, text } from "../texts.ts";

interface Missing {
  readonly texts: DocumentTexts;
  readonly findings: readonly StudioFinding[];
}

async function readMissing(id: string, signal: AbortSignal): Promise<Missing> {
  const [{ texts }, { findings }] = await Promise.all([studioApi.open(id, "all", signal), studioApi.check(id, signal)]);
  return { texts, findings };
}

/** A brand that was just made: its missing values by section, each with a way to its field. */
export function CreatedBrand({ brand: { id, name } }: { readonly brand: BrandName }) {
  const answer = useServerAnswer(id, (signal) => readMissing(id, signal));
  return (
    <PageMain>
      <h1 ref={focusOnMount} tabIndex={-1}>
        {text("new.created", { name })}
      </h1>
      {answer.status === "loading" && <Loader text={text("loading")} />}
      {answer.status === "failed" && <FailedMessage />}
      {answer.status === "here" && (
        <>
          <p>
            {answer.value.findings.length === 0
              ? text("new.createdDone")
              : countText("new.createdText", answer.value.findings.length)}
          </p>
          <ButtonLink data-variant="primary" href={brandPath(id)}>
            {text("new.open", { name })}
          </ButtonLink>
          <MissingList id={id} {...answer.value} />
        </>
      )}
    </PageMain>
  );
}

interface MissingListProps extends Missing {
  readonly id: string;
}

/** A finding with its title, and where it is corrected. */
function missingOf({ id, ...missing }: MissingListProps, finding: StudioFinding) {
  const field = findingField(missing.texts, finding);
  const environment = field?.path[0] === "environments" ? ` (${String(field.path[1])})` : "";
  const named = field === undefined ? undefined : fieldText(field.kind, field.path);
  return {
    key: `${finding.file}:${finding.line}:${finding.column}`,
    section: (field === undefined ? undefined : sectionOf(field)?.title) ?? text("new.images"),
    title: named === undefined ? finding.message : named.title + environment,
    help: named?.text ?? finding.expected ?? "",
    address: field === undefined ? brandPath(id) : fieldAddress(id, field),
  };
}

function MissingList(props: MissingListProps) {
  const missing = props.findings.map((finding) => missingOf(props, finding));
  const groups = [...Map.groupBy(missing, ({ section }) => section)];
  return (
    <Sections aria-label={text("new.missing")}>
      {groups.map(([section, fields]) => (
        <section key={section}>
          <h2>
            {section} <span>{fields.length}</span>
          </h2>
          <ul>
            {fields.map(({ key, title, help, address }) => (
              <li key={key}>
                <div>
                  <strong>{title}</strong>
                  <p>{help}</p>
                </div>
                <a href={address} aria-label={text("new.fillInField", { field: title })}>
                  {text("new.fillIn")}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sections>
  );
}

const Sections = styled.div`
  columns: 2 26rem;
  column-gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};

  & > section {
    margin-block-end: ${theme.space[2]};
    overflow: hidden;
    break-inside: avoid-column;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }

  h2 {
    display: flex;
    justify-content: space-between;
    padding: 0.625rem 1rem;
    background: ${theme.color.surfaceSubtle};
    font-size: ${theme.font.sizeMd};
  }

  h2 > span {
    color: ${theme.color.textSubtle};
    font-weight: ${theme.font.weightBody};
    font-variant-numeric: tabular-nums;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    padding: 0.5rem 1rem;
    border-block-start: 1px solid ${theme.color.border};
    font-size: ${theme.font.sizeSm};
  }

  li p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  li > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 2.75rem;
  }
`;
