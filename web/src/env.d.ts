declare module 'icon:*' {
  const path: string;
  export default path;
}
declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
