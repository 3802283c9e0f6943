import styled from "styled-components";

/** Puts things at the two ends of a line. */
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
`;
