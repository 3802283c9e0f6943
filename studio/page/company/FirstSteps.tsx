import type { RefObject } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { isFlag, useRemembered } from "../parts/useRemembered.ts";
import { text } from "../texts.ts";
import { useFocusKept } from "./useFocusKept.ts";

/**
 * How a change comes to the customers, shown until somebody has read it.
 * @param heading gets the focus when the steps go
 */
export function FirstSteps({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const [seen, setSeen] = useRemembered("companyFirst", false, isFlag);
  useFocusKept(heading, seen);
  if (seen) return null;
  return (
    <Message
      variant="info"
      title={text("company.first")}
      action={
        <Button variant="secondary" onClick={() => setSeen(true)}>
          {text("company.first.done")}
        </Button>
      }
    >
      <Steps>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{text(`company.first.${step}`)}</li>
        ))}
      </Steps>
    </Message>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: 0.25rem;
  padding-inline-start: 1.25rem;
  list-style: decimal;
`;
