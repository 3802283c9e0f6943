import type { ReactElement, ReactNode } from "react";
import styled from "styled-components";
import { PageBody } from "#ui/PageBody.ts";
import { theme } from "#ui/theme/theme.ts";

interface StatusPageProps {
  /** A drawing; decorative. */
  readonly illustration: ReactElement;
  readonly title: string;
  /** What it means and what to do. */
  readonly children: ReactNode;
  /** The one thing to press. */
  readonly action: ReactNode;
}

/** A page that says one thing: nothing here, or something broke. */
export function StatusPage({ illustration, title, children, action }: StatusPageProps) {
  return (
    <PageBody>
      <Column>
        {illustration}
        <h1>{title}</h1>
        <p>{children}</p>
        {action}
      </Column>
    </PageBody>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1rem;
  max-width: ${theme.content.line};
`;
