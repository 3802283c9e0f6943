import type { ReactNode } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

interface ChangeRowProps {
  /** What has changed: "Telefon, i Produksjon". */
  readonly title: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** What has changed in the items of a list, each as a sentence. */
  readonly details?: readonly string[] | undefined;
  /** What else is said of it, and what can be done with it. */
  readonly children?: ReactNode;
}

/** A change, as every list of changes has it: its title, what it was and what it becomes. */
export function ChangeRow({ title, before, after, details = [], children }: ChangeRowProps) {
  return (
    <li>
      <strong>{title}</strong>{" "}
      <div data-values>
        <ChangedValue data-before>{before}</ChangedValue> <span aria-hidden="true">→</span>{" "}
        <VisuallyHidden>{text("changes.becomes")}</VisuallyHidden> <ChangedValue data-after>{after}</ChangedValue>
      </div>
      {details.length > 0 && (
        <ul>
          {details.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}

interface ChangesInWordsProps {
  readonly changes: readonly (Pick<ChangeRowProps, "details" | "title"> & {
    readonly before: string;
    readonly after: string;
  })[];
}

/** Changes whose values are words. */
export function ChangesInWords({ changes }: ChangesInWordsProps) {
  return (
    <ChangeGroup as="div">
      <ul>
        {changes.map((change) => (
          <ChangeRow
            key={JSON.stringify(change)}
            title={change.title}
            before={change.before}
            after={change.after}
            details={change.details}
          />
        ))}
      </ul>
    </ChangeGroup>
  );
}

const ChangedValue = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-before] {
    color: ${theme.color.textSubtle};
  }
`;

/** Changes below a heading, in one frame. */
export const ChangeGroup = styled.section`
  flex: none;
  font-size: ${theme.font.sizeSm};

  & > h3 {
    padding-block-end: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > ul {
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  & > ul > li {
    padding: 0.5rem 0.75rem;
  }

  & > ul > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }

  & > ul > li > ul {
    padding-inline-start: 1.25rem;
    list-style: disc;
    overflow-wrap: anywhere;
  }

  & > ul > li > div:not([data-values]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.5rem;
    padding-block-start: 0.25rem;
  }

  & > ul > li button {
    min-height: 1.75rem;
    margin: 0;
    padding-inline: 0.625rem;
    font-size: ${theme.font.sizeXs};
  }

  & p {
    max-width: none;
  }

  & [data-writer] {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;
