// Sends the height that the frame needs to the portal.
const sendHeight = () => {
  // Not the document's height: that is never less than the frame's own.
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: "login-height", height }, location.origin);
};

if (parent !== window) {
  new ResizeObserver(sendHeight).observe(document.body);
}
