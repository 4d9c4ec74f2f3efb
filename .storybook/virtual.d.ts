declare module 'virtual:leaf-sizes' {
  const sizes: { entry: string; name: string; bytes: number }[];
  export default sizes;
}
