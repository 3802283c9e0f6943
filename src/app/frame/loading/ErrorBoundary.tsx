import { Component, type ErrorInfo, type ReactNode } from "react";
import { report } from "#core/errorReporting/report.ts";

interface ErrorBoundaryProps {
  /** Shown instead of children that have thrown. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches errors of rendering and reports each once (spec: errors-1). The children are rendered again after a new `key`
 * and after going back in the history, which is the way out of an error page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    report(error, { componentStack: componentStack ?? undefined });
    const { pathname } = location;
    const leave = () => {
      // A link to a place on the error page itself does not leave it.
      if (location.pathname === pathname) return;
      removeEventListener("popstate", leave);
      this.setState({ hasFailed: false });
    };
    addEventListener("popstate", leave);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
