import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { BuiltDifference, BuiltFile } from "#studio/document/BuiltDifference.ts";
import { countText, text } from "../texts.ts";
import { editPauseMs, useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";

interface BuiltChangesProps {
  /** Undefined: the base, which all brands share. */
  readonly id: string | undefined;
  /** Counts the changes of the document: each has another difference. */
  readonly revision: number;
}

const kilobytes = (bytes: number): string =>
  (bytes / 1000).toLocaleString("nb-NO", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function sizeText({ beforeBytes, afterBytes }: BuiltFile): string {
  if (beforeBytes === undefined || afterBytes === undefined)
    return text("built.size", { size: kilobytes(afterBytes ?? beforeBytes ?? 0) });
  return text("built.sizes", { before: kilobytes(beforeBytes), after: kilobytes(afterBytes) });
}

function brandText({ change, files }: BuiltDifference["brands"][number]): string {
  if (change === "not-built") return text("built.notBuilt");
  if (change === "added") return text("built.added");
  return change === "same" ? text("built.unchanged") : countText("built.files", files.length);
}

/** The document's own brand, and others only if they change. */
const changed = ({ brands }: BuiltDifference, id: string | undefined): BuiltDifference["brands"] =>
  brands.filter((brand) => brand.id === id || brand.change !== "same");

/** How saving changes the built folders: which brands, and which of their files. */
export function BuiltChanges({ id, revision }: BuiltChangesProps) {
  const built = useServerAnswer(
    JSON.stringify([id, revision]),
    (signal) => studioApi.built(id, signal),
    // The folder is made twice for an answer, and what is saved meanwhile waits for it.
    editPauseMs,
  );
  return (
    <Section aria-labelledby="bygges" aria-busy={built.status === "loading"}>
      <h3 id="bygges">{text("built.title")}</h3>
      {built.status === "loading" && <p>{text("built.checking")}</p>}
      {built.status === "failed" && <p>{text("built.failed")}</p>}
      {built.status === "here" &&
        changed(built.value, id).map((brand) => (
          <details key={brand.id}>
            <summary>
              <strong>{brand.name}</strong> <span>{brandText(brand)}</span>
            </summary>
            {brand.files.length > 0 && (
              <ul>
                {brand.files.map((file) => (
                  <li key={file.path}>
                    <code>{file.path}</code>
                    <span>{text(`built.change.${file.change}`)}</span>
                    <span>{sizeText(file)}</span>
                  </li>
                ))}
              </ul>
            )}
          </details>
        ))}
      {built.status === "here" && changed(built.value, id).length === 0 && <p>{text("built.same")}</p>}
      {built.status === "here" && built.value.notCompared > 0 && (
        <p>{countText("built.more", built.value.notCompared)}</p>
      )}
    </Section>
  );
}

const Section = styled.section`
  flex: none;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  overflow: hidden;
  font-size: ${theme.font.sizeSm};

  & > h3 {
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surfaceSubtle};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }

  & > p,
  & summary {
    padding: 0.625rem 0.75rem;
  }

  & summary > span,
  & li > span {
    color: ${theme.color.textSubtle};
  }

  & ul {
    padding: 0 0.75rem 0.625rem;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 4rem minmax(7rem, auto);
    gap: 1rem;
    padding-block: 0.25rem;
    font-variant-numeric: tabular-nums;
  }

  & li > span:last-child {
    text-align: end;
  }

  & code {
    overflow-wrap: anywhere;
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeXs};
  }
`;
