import styled from "styled-components";
import { Loader } from "#ui/feedback/Loader.tsx";
import { text } from "../texts.ts";

/** A page that is on its way. */
export function Loading() {
  return (
    <Waiting>
      <Loader text={text("loading")} />
    </Waiting>
  );
}

const Waiting = styled.main`
  display: grid;
  align-content: center;
  min-height: 100dvh;
`;
