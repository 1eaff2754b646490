declare module '*.wasm' {
  const uri: string;
  export default uri;
}
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
declare module '*.wav' {
  const asset: number;
  export default asset;
}
