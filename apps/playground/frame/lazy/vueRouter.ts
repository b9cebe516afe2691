export * from 'vue-router'
