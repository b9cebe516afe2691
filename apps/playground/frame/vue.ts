export * from 'vue'
